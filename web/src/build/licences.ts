/** What is not ours and travels with the page, with the licences it is given under: one file, beside everything else. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What of a package's folder its licence is called. */
const NAMES = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'license']
/** Bundled code; typefaces and icons are found by their names. */
const CODE = ['svelte', '@fluent/bundle', 'uqr']
const ART = /^@fontsource|^@iconify-json\//
/** Packages that name a licence without bringing its text, and the package that brings the same one. */
const SAME: Record<string, string> = { '@fluent/bundle': '@fontsource/special-elite' }
/** A licence that asks for its address instead of its text. */
const BY_ADDRESS: Record<string, string> = { 'CC-BY-3.0': 'https://creativecommons.org/licenses/by/3.0/legalcode' }

interface Manifest {
  devDependencies?: Record<string, string>
  version: string
  license: string
}
const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

function textOf(name: string, packages: string): string {
  const { license } = manifestOf(join(packages, name))
  const known = BY_ADDRESS[license]
  if (known) return known
  const folder = join(packages, SAME[name] ?? name)
  const file = NAMES.map((one) => join(folder, one)).find(existsSync)
  if (!file || manifestOf(folder).license !== license) throw new Error(`No text of the licence of ${name} (${license})`)
  return readFileSync(file, 'utf8').trim()
}

/** What is said of everything: the list people read, and then all texts. */
export function licencesOf(list: string, page: string, packages: string): string {
  const named = Object.keys(manifestOf(page).devDependencies ?? {}).filter((name) => ART.test(name) || CODE.includes(name))
  const texts = named.map((name) => {
    const { version, license } = manifestOf(join(packages, name))
    return `${'='.repeat(80)}\n${name} ${version}: ${license}\n${'='.repeat(80)}\n\n${textOf(name, packages)}\n`
  })
  return [list.trim(), ...texts].join('\n\n')
}

export function licences(list: string, page: string, made: string): Plugin {
  return {
    name: 'licences',
    config() {
      mkdirSync(made, { recursive: true })
      writeFileSync(join(made, 'licences.txt'), licencesOf(readFileSync(list, 'utf8'), page, join(page, 'node_modules')))
    }
  }
}
