import { svelte } from '@sveltejs/vite-plugin-svelte'
import icons from 'unplugin-icons/vite'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const SERVER = process.env.TILLDAWN_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), icons({ compiler: 'svelte', scale: 1 })],
  resolve: {
    alias: { $lib: here('./src/lib'), $locale: here('../src/tilldawn/locale') },
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
    reportCompressedSize: true
  },
  server: {
    fs: { allow: [here('..')] },
    // a `tilldawn serve` beside it; it hears the name the browser used, and so knows its own page
    proxy: { '/api': { target: SERVER }, '/ws': { target: SERVER, ws: true } }
  },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] }
})
