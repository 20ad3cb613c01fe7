/* node art/draw.js [--svg] [name | prefix* …]: what is drawn, one JSON object per line: name, hash of the SVG text,
   size, alpha, for, topics; with --svg the text itself, too. tools/art.py and the tests read it.

   A picture that takes seconds to draw may name the `code` (folders) and the `data` it is made of: its hash is then taken
   of these, and it is drawn only where its text is asked for. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { gather } from './pictures.js';

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const whole = process.argv.includes('--svg');
const asked = (name) =>
  !wanted.length || wanted.some((want) => (want.endsWith('*') ? name.startsWith(want.slice(0, -1)) : name === want));

const digest = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Every line of code in a folder of art/, read once. */
const folders = new Map();
const codeOf = (folder) => {
  if (!folders.has(folder)) {
    const at = new URL(`${folder}/`, import.meta.url);
    const files = readdirSync(at).sort();
    folders.set(folder, digest(files.map((file) => `${file}\n${readFileSync(new URL(file, at), 'utf8')}`).join('\n')));
  }
  return folders.get(folder);
};

const pictures = await gather();
for (const want of wanted)
  if (!want.endsWith('*') && !pictures.has(want)) {
    console.error(`There is no picture ${want}.`);
    process.exit(1);
  }

for (const [name, picture] of [...pictures].sort(([a], [b]) => (a < b ? -1 : 1))) {
  if (!asked(name)) continue;
  const [game, ...own] = name.split('/');
  const svg = picture.code && !whole ? '' : picture.draw(name);
  const broken = /undefined|NaN|\[object/.exec(svg);
  if (broken) {
    console.error(`${name} draws "${svg.slice(Math.max(0, broken.index - 80), broken.index + 40)}"`);
    process.exit(1);
  }
  const line = {
    name,
    hash: digest(picture.code ? JSON.stringify([picture.code.map(codeOf), picture.data]) : `${svg}${picture.quality ?? ''}`),
    size: picture.size,
    large: picture.large ?? null,
    small: picture.small ?? null,
    alpha: picture.alpha ?? false,
    ...(picture.quality && { quality: picture.quality }),
    for: picture.for ?? [own.join('/')],
    topics: picture.topics ?? [],
    game,
    heavy: Boolean(picture.code),
    ...(whole && { svg }),
  };
  process.stdout.write(JSON.stringify(line) + '\n');
}
