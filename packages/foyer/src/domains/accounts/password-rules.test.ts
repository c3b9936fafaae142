import { describe, expect, it } from 'vitest'
import { fakeContext } from '../../../../../tests/support/fake-context.ts'
import { requireGoodPassword, weaknessOf } from './password-rules.ts'

const NAMES = {
  email: 'ada.lovelace@haus-kaskade.example',
  firstName: 'Ada',
  lastName: 'Löwelace',
  siteName: 'Haus Kaskade',
  publicUrl: 'https://www.haus-kaskade.example',
}

describe('quality, Security, Passwords: refused is', () => {
  it.each([
    // Common passwords, also with digits, capitals and special characters in place of letters.
    ...['password1234', 'Passwort2024!', 'P@ssw0rd12345', 'iloveyou1234', 'willkommen123', 'letmein12345'],
    ...['123456789012', 'qwertzuiop12', 'abcdefghijkl', 'aaaaaaaaaaaa', 'geheimgeheim12', 'PasswordPassword'],
    'Sommer2026!!',
  ])('a common one: %s', async (password) => {
    expect(await weaknessOf(password, NAMES)).toBe('common')
    expect(await weaknessOf(password, {})).toBe('common')
  })

  it.each([
    ...['HausKaskade2026', 'haus-kaskade-haus', 'K4sk4de4ever!', 'KaskadeKaskade', 'hauskaskade.example'],
    ...[
      'adalovelace2026',
      'Ada.Lovelace.1',
      'Lovelace-Ada-99',
      'ada.lovelace@haus-kaskade.example',
      'loewelaceLowelace1',
    ],
  ])('one made of the names of house and person: %s', async (password) => {
    expect(await weaknessOf(password, NAMES)).toBe('own')
  })

  it.each([
    ...['Pferd Batterie Klammer', 'correct horse battery staple', 'x8Kq2mPz9LwT', 'the-admin-of-the-tests'],
    // A name is allowed if the rest of the password is strong enough.
    ...['Abends im Haus Kaskade regnet Konfetti', 'Adagio con brio senza sordino'],
    'a'.repeat(3).concat(' Igel trägt blaue Schuhe').repeat(30),
  ])('no other: %s', async (password) => {
    expect(await weaknessOf(password, NAMES)).toBeNull()
  })

  it('said at the field, in the language of the caller', async () => {
    const siteName = async () => 'Haus Kaskade'
    const asking = { ...fakeContext().context, config: { publicUrl: null }, siteName }
    await expect(requireGoodPassword(asking, 'password1234', {})).rejects.toMatchObject({
      code: 'invalid',
      fields: { password: [expect.stringContaining('leicht zu erraten')] },
    })
    await expect(
      requireGoodPassword({ ...asking, locale: 'en' }, 'KaskadeKaskade', {}),
    ).rejects.toMatchObject({ fields: { password: [expect.stringContaining('name of the house')] } })
  })
})
