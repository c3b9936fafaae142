import { expect, it } from 'vitest'
import type { Mutant } from './find-mutants.ts'
import { type Fate, shareOf, writeReport } from './report.ts'

const tried = (file: string, change: string, fate: Fate) => ({
  mutant: { file, change, code: `if (${change})` } as Mutant,
  fate,
})
const TRIED = [
  ...Array.from({ length: 19 }, () => tried('a.ts', '1 → 2', 'killed')),
  tried('a.ts', '< → <=', 'survived'),
  tried('b.ts', '`a` → nothing', 'equivalent'),
]
const text = writeReport({
  tried: TRIED,
  untried: ['c.ts'],
  equivalent: [
    { file: 'b.ts', change: '`a` → nothing', code: 'if (`a` → nothing)', why: 'it is only a name' },
  ],
  today: new Date('2026-11-16T12:00:00Z'),
})

it('what changes nothing counts neither way', () => {
  expect(shareOf(TRIED)).toBe(0.95)
})

it('the report counts by file, says what was not tried, and lists the rest', () => {
  expect(text).toContain(
    'said on 16 November 2026: of 20 changes in 2 files\n19 were noticed, which are 95.0 %',
  )
  expect(text).toContain('Not tried: `c.ts`.')
  expect(text).toContain('| `a.ts` | 19 | 1 | 0 |\n| `b.ts` | 0 | 0 | 1 |')
  expect(text).toContain('## Not noticed\n\n- `a.ts`: `< → <=` in `if (< → <=)`\n')
})

it('and what was left out, each with its reason', () => {
  expect(text).toContain('- `b.ts`: `` `a` → nothing `` in `` if (`a` → nothing) ``: it is only a name\n')
})
