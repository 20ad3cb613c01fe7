import { svelte } from '@sveltejs/vite-plugin-svelte'
import icons from 'unplugin-icons/vite'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { hashedArt } from './src/build/art.ts'
import { chunkOf } from './src/build/chunks.ts'
import { typefaces } from './src/build/fonts.ts'
import { shortenIcon } from './src/build/icons.ts'
import { licences } from './src/build/licences.ts'
import { gatheredWords } from './src/build/words.ts'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const SERVER = process.env.TILLDAWN_SERVER ?? 'http://127.0.0.1:8000'

const shortIcons = {
  name: 'short-icons',
  transform: (code: string, id: string) => (id.startsWith('~icons/') ? { code: shortenIcon(code), map: null } : undefined)
}

export default defineConfig({
  plugins: [
    typefaces(here('./node_modules'), here('./.made')),
    licences(here('../THIRD-PARTY.md'), here('.'), here('./.made')),
    gatheredWords(here('../src/tilldawn/locale')),
    hashedArt(here('../src/tilldawn/web/art.json'), here('./src/art')),
    icons({ compiler: 'svelte', scale: 1 }),
    shortIcons,
    svelte()
  ],
  resolve: {
    alias: { $lib: here('./src/lib') },
    conditions: process.env.VITEST ? ['browser'] : undefined
  },
  build: {
    outDir: here('../src/tilldawn/web/page'),
    emptyOutDir: true,
    target: 'es2022',
    // light-dark() is left as it is: lowered, a colour of :root would not turn dark where the night is drawn
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0, // the content security policy allows no data: address
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // what a module imports is needed wherever the module is, so it is in the same file or in one loaded before
          includeDependenciesRecursively: false,
          groups: [{ name: chunkOf, debugName: 'by what needs it first' }]
        }
      }
    },
    reportCompressedSize: true
  },
  server: {
    fs: { allow: [here('..')] },
    // a `tilldawn serve` beside it; it hears the name the browser used, and so knows its own page
    proxy: { '/api': { target: SERVER }, '/ws': { target: SERVER, ws: true } }
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] }
})
