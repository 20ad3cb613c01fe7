/** A whole head from the data of a person: parts with what they are made of. */
import { melt } from '../../kit/sculpt/solids.js';
import { BEARDS, HAIRCUTS, HATS } from './hair.js';
import { ear, eyeball, FACE, skin } from './skull.js';
import { BEARD, EYE, HAIR, HAT, SKIN } from './stuff.js';

/** @returns {{ face: typeof FACE, parts: { of: number, d: (x: number, y: number, z: number) => number }[] }} */
export function head(person) {
  const face = { ...FACE, ...person.face };
  const bare = skin(face);
  const ears = face.ears ? ear(face) : null;
  const parts = [
    { of: SKIN, d: ears ? (x, y, z) => melt(bare(x, y, z), ears(x, y, z), 0.03) : bare },
    { of: EYE, d: eyeball(face) },
  ];
  const hair = HAIRCUTS[person.hair?.cut ?? 'none'](face, person.hair ?? {});
  if (hair) parts.push({ of: HAIR, d: hair });
  if (person.beard) parts.push({ of: BEARD, d: BEARDS[person.beard.cut](face) });
  if (person.hat) parts.push({ of: HAT, d: HATS[person.hat.cut](face) });
  return { face, parts };
}

/** The nearest of the parts, and what it is made of. */
export function nearest(parts) {
  const n = parts.length;
  return {
    map: (x, y, z) => {
      let d = 1e3;
      for (let i = 0; i < n; i++) {
        const e = parts[i].d(x, y, z);
        if (e < d) d = e;
      }
      return d;
    },
    of: (x, y, z) => {
      let d = 1e3;
      let what = 0;
      for (let i = 0; i < n; i++) {
        const e = parts[i].d(x, y, z);
        if (e < d) ((d = e), (what = parts[i].of));
      }
      return what;
    },
  };
}
