import { expect, it } from 'vitest'
import { isSealedWithNewest, seal, unseal } from './sealed.ts'

const OLD = 'the secret before'
const NEW = 'the secret now'
const rotated = { newest: NEW, all: [NEW, OLD] }

it('a sealed value shows nothing, opens in its own place only, and never looks the same twice', () => {
  const sealed = seal(OLD, 'second_factor:1', 'JBSWY3DP')
  expect(sealed).not.toContain('JBSWY3DP')
  expect(seal(OLD, 'second_factor:1', 'JBSWY3DP')).not.toBe(sealed)
  expect(unseal(OLD, 'second_factor:1', sealed)).toBe('JBSWY3DP')
  expect(() => unseal(OLD, 'second_factor:2', sealed)).toThrow()
  const packed = Buffer.from(sealed.split(':')[2] ?? '', 'base64url')
  packed.writeUInt8(packed.readUInt8(packed.length - 1) ^ 1, packed.length - 1)
  expect(() =>
    unseal(OLD, 'second_factor:1', `${sealed.slice(0, 20)}${packed.toString('base64url')}`),
  ).toThrow()
})

it('what an earlier secret has sealed opens while that is valid, and is sealed anew with the newest', () => {
  const sealed = seal(OLD, 'place', 'value')
  expect(unseal(rotated, 'place', sealed)).toBe('value')
  expect(isSealedWithNewest(rotated, sealed)).toBe(false)
  expect(isSealedWithNewest(rotated, seal(rotated, 'place', 'value'))).toBe(true)
  expect(() => unseal(NEW, 'place', sealed)).toThrow(
    'encrypted with a secret that this installation does not have',
  )
})

it('a value from before is taken as it is', () => {
  expect(unseal(NEW, 'place', 'JBSWY3DP')).toBe('JBSWY3DP')
})
