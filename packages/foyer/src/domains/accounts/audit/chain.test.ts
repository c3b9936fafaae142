import { describe, expect, it } from 'vitest'
import { type AuditFacts, BEGINNING, type ChainEntry, firstHole, hashOf } from './chain.ts'

function chainOf(count: number): ChainEntry[] {
  let before = BEGINNING
  return Array.from({ length: count }, (_, at) => {
    const entry = {
      number: at + 1,
      at: new Date(1_700_000_000_000 + at * 1000),
      actorId: at % 2 ? 7 : null,
      facts: { kind: 'update', actor: 'Ada', about: `events/event ${at}` } as AuditFacts,
    }
    before = hashOf(before, entry)
    return { ...entry, hash: before }
  })
}
const begin = { number: 0, hash: BEGINNING }
const endOf = (chain: ChainEntry[]) => ({ number: chain.length, hash: chain.at(-1)?.hash ?? BEGINNING })

describe('the chain of the audit trail', () => {
  const chain = chainOf(9)
  const end = endOf(chain)

  it('is whole where nothing was touched, whatever the order of the facts, and after old entries were removed', () => {
    expect(firstHole(chain, begin, end)).toBeNull()
    const turned = chain.map((entry) => ({
      ...entry,
      facts: Object.fromEntries(Object.entries(entry.facts).toReversed()) as unknown as AuditFacts,
    }))
    expect(firstHole(turned, begin, end)).toBeNull()
    const [first, second] = chain as [ChainEntry, ChainEntry]
    expect(first.number).toBe(1)
    expect(firstHole(chain.slice(2), { number: 2, hash: second.hash }, end)).toBeNull()
    expect(firstHole([], begin, begin)).toBeNull()
  })

  it.each([
    ['an entry is missing', chain.toSpliced(3, 1), 'Entry 4 is missing.'],
    ['the first is missing', chain.slice(1), 'Entry 1 is missing.'],
    ['the last are missing', chain.slice(0, 7), 'Entry 8 is missing, and all after it up to 9.'],
    [
      'one says something else',
      chain.with(4, { ...(chain[4] as ChainEntry), facts: { kind: 'update', actor: 'Eve' } }),
      'Entry 5 was changed',
    ],
    [
      'one is of another account',
      chain.with(4, { ...(chain[4] as ChainEntry), actorId: 8 }),
      'Entry 5 was changed',
    ],
    [
      'one is of another time',
      chain.with(4, { ...(chain[4] as ChainEntry), at: new Date(0) }),
      'Entry 5 was changed',
    ],
  ])('shows where %s', (_what, touched, sentence) => {
    expect(firstHole(touched, begin, end)).toContain(sentence)
  })

  it('shows where the end was written anew', () => {
    const other = chainOf(8)
    const last = { ...(chain[8] as ChainEntry), facts: { kind: 'login', actor: 'Eve' } }
    const anew = [...other, { ...last, hash: hashOf(other.at(-1)?.hash ?? '', last) }]
    expect(firstHole(anew, begin, end)).toBe('Entry 9 is not the one that was written last.')
  })
})
