import { describe, expect, it } from 'vitest'
import { codeOf, keyAddress, newSecret, stepAt, stepOfCode } from './totp.ts'

/** "12345678901234567890", the secret of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

describe('codes of the second factor', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of RFC 6238, appendix B: at %i seconds %s', (seconds, code) => {
    expect(codeOf(SECRET, stepAt(at(seconds)))).toBe(code)
  })

  it('are good for their half minute and its neighbours', () => {
    const step = stepAt(at(1_234_567_890))
    for (const near of [-1, 0, 1]) {
      expect(stepOfCode(SECRET, codeOf(SECRET, step + near), at(1_234_567_890), 0)).toBe(step + near)
    }
    for (const far of [-2, 2]) {
      expect(stepOfCode(SECRET, codeOf(SECRET, step + far), at(1_234_567_890), 0)).toBeNull()
    }
  })

  it('are good once, and none is good that is older than one that was used', () => {
    const step = stepAt(at(1_234_567_890))
    expect(stepOfCode(SECRET, codeOf(SECRET, step), at(1_234_567_890), step)).toBeNull()
    expect(stepOfCode(SECRET, codeOf(SECRET, step - 1), at(1_234_567_890), step)).toBeNull()
    expect(stepOfCode(SECRET, codeOf(SECRET, step + 1), at(1_234_567_890), step)).toBe(step + 1)
  })

  it.each(['', '28708', '2870822', 'abcdef', '٢٨٧٠٨٢'])('are six digits: %j is none', (code) => {
    expect(stepOfCode(SECRET, code, at(59), -1)).toBeNull()
  })

  it('come of 160 bits that nobody else has', () => {
    expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/)
    expect(newSecret()).not.toBe(newSecret())
    expect(keyAddress(SECRET, 'a@b.example', 'Haus M')).toBe(
      `otpauth://totp/Haus%20M%3Aa%40b.example?secret=${SECRET}&issuer=Haus+M`,
    )
  })
})
