import { describe, expect, it } from 'vitest'
import { isSameText, isSigned, signatureOf } from './signature.ts'

describe('a signature', () => {
  it('is another for another text and another secret', () => {
    const signed = signatureOf('secret', 'csrf:a')
    expect(signatureOf('secret', 'csrf:a')).toBe(signed)
    expect(signatureOf('secret', 'csrf:b')).not.toBe(signed)
    expect(signatureOf('other', 'csrf:a')).not.toBe(signed)
  })
})

describe('quality, Reliability, Bad input: comparing what a stranger sends', () => {
  it.each([
    ['abc', 'abc', true],
    ['äöü', 'äöü', true],
    ['abc', 'abd', false],
    ['abc', 'ab', false],
    ['abc', 'äbc', false],
    // As many letters as the signature, and more bytes.
    ['é'.repeat(43), 'a'.repeat(43), false],
    ['\ud800'.repeat(43), 'a'.repeat(43), false],
    ['', '', true],
  ])('%j and %j', (one, other, same) => {
    expect(isSameText(one, other)).toBe(same)
    expect(isSameText(other, one)).toBe(same)
  })
})

describe('a secret that rotates', () => {
  const rotated = { newest: 'new', all: ['new', 'old'] }

  it('signs with the newest, and takes what an earlier one has signed', () => {
    expect(signatureOf(rotated, 'csrf:a')).toBe(signatureOf('new', 'csrf:a'))
    expect(isSigned(rotated, 'csrf:a', signatureOf('old', 'csrf:a'))).toBe(true)
    expect(isSigned('new', 'csrf:a', signatureOf('old', 'csrf:a'))).toBe(false)
    expect(isSigned(rotated, 'csrf:b', signatureOf('old', 'csrf:a'))).toBe(false)
  })
})
