import { describe, expect, it } from 'vitest'
import { readingMinutes } from './reading-time.ts'

const words = (count: number) => Array.from({ length: count }, () => 'Wort').join(' ')

describe('the reading time of a text', () => {
  it.each([
    ['', 1],
    ['—  … !', 1],
    [words(200), 1],
    [words(201), 2],
    [words(400), 2],
    [words(1001), 6],
  ])('%# is counted in whole minutes', (text, minutes) => {
    expect(readingMinutes(text)).toBe(minutes)
  })

  it('counts words in any alphabet, and a compound once', () => {
    expect(readingMinutes('Bühnen-Öffnung '.repeat(200))).toBe(1)
    expect(readingMinutes('слово '.repeat(201))).toBe(2)
  })
})
