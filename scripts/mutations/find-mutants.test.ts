import { describe, expect, it } from 'vitest'
import { applyMutant, findMutants } from './find-mutants.ts'

const changes = (source: string) => findMutants('example.ts', source).map(({ change }) => change)

describe('mutants', () => {
  it.each([
    ['const isPast = end < now', ['< → <=', '< → >=']],
    ['if (end <= now) stop', ['end <= now → true', 'end <= now → false', '<= → <']],
    ['const found = a === b && !c', ['=== → !==', '&& → ||', '!c → c']],
    ['const size = width * 2', ['* → /', '2 → 3']],
    ["const path = '/de/' + slug", ["'/de/' → ''"]],
    ['const text = `a`', ["`a` → ''"]],
    ["const list = ['a', b]", ["['a', b] → []", "['a', b] → [b]", "['a', b] → ['a']", "'a' → ''"]],
    ['reads.note(TAG)', ['reads.note(TAG) → {}']],
    ['await changes.announce(tx, TAG)', ['await changes.announce(tx, TAG) → {}']],
    ['count++', ['count++ → {}']],
    ['const fits = /^a$/.test(x)', ['/^a$/ → /a$/', '/^a$/ → /^a/']],
    ['const some = list.filter(isOn).every(isNew)', ['list.filter(isOn) → list', 'every → some']],
    ['const isOn = on ? true : x', ['on → true', 'on → false', 'true → false']],
  ])('of `%s`', (source, expected) => {
    expect(changes(source).toSorted()).toEqual(expected.toSorted())
  })

  it.each([
    "import a from './a.ts'",
    "type A = 'a' | 'b'",
    "throw new TypeError('words for people')",
    "log.warn('words for people')",
    "const row = { 'a-key': b }",
    'const condition = sql`a < b`',
    'interface A { b: 1 }',
    'const a = b as 1',
    'const text = String(a.toString())',
  ])('none of `%s`', (source) => {
    expect(changes(source).filter((change) => !change.endsWith('{}'))).toEqual([])
  })

  it('turn the conditions of queries round, and import what they need for it', () => {
    const source = "import { gte } from 'drizzle-orm'\nexport const from = gte(column, 1)\n"
    const [turned] = findMutants('example.ts', source)
    expect(turned).toMatchObject({ change: 'gte → gt', line: 2, code: 'export const from = gte(column, 1)' })
    expect(turned && applyMutant(turned, source)).toBe(
      "import { gte } from 'drizzle-orm'\nexport const from = mutated(column, 1)\n\nimport { gt as mutated } from 'drizzle-orm'\n",
    )
  })
})
