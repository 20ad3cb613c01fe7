import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { changed, type Difference, type Json } from './difference'

interface Example {
  what: string
  old: Json
  by: Difference
  new: Json
}

const examples = JSON.parse(readFileSync('../tests/web/differences.json', 'utf-8')) as Example[]

describe('a difference', () => {
  it.each(examples)('tells of $what', ({ old, by, new: wanted }) => {
    const before = JSON.stringify(old)
    expect(JSON.stringify(changed(old, by))).toBe(JSON.stringify(wanted))
    expect(JSON.stringify(old)).toBe(before)
  })

  it('leaves what has not changed the object it was', () => {
    const old = { a: { x: 1 }, b: [{ n: 1 }, { n: 1 }] }
    const now = changed(old, { b: { '1': { n: [2] } } }) as typeof old
    expect(now.a).toBe(old.a)
    expect(now.b[0]).toBe(old.b[0])
    expect(now.b[1]).toEqual({ n: 2 })
  })
})
