import { describe, expect, it } from 'vitest'
import { rememberByText } from './by-text.ts'

function counted(limit: number) {
  const made: string[] = []
  const of = rememberByText(limit, (text) => {
    made.push(text)
    return text === 'nothing' ? undefined : text.toUpperCase()
  })
  return { of, made }
}

describe('what is remembered by a text', () => {
  it('is made once, also where it is nothing', () => {
    const { of, made } = counted(10)
    expect([of('a'), of('a'), of('nothing'), of('nothing')]).toEqual(['A', 'A', undefined, undefined])
    expect(made).toEqual(['a', 'nothing'])
  })

  it('begins anew when there is no room, so that the usual ones come back', () => {
    const { of, made } = counted(2)
    for (const text of ['a', 'b', 'a', 'b']) of(text)
    expect(made, 'there is room for two').toEqual(['a', 'b'])
    for (const text of ['c', 'a', 'a']) of(text)
    expect(made).toEqual(['a', 'b', 'c', 'a'])
  })

  it('is no more than a text of usual length', () => {
    const { of, made } = counted(10)
    for (const text of ['x'.repeat(500), 'x'.repeat(500), 'x'.repeat(501), 'x'.repeat(501)]) of(text)
    expect(made.map(({ length }) => length)).toEqual([500, 501, 501])
  })
})
