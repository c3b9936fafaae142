import { expect, it } from 'vitest'
import { dismissalCookie } from './dismissal.ts'

it('1 §4 Top alert banner: the cookie is named top-alert with a site suffix', () => {
  expect(dismissalCookie('Haus Kaskade')).toBe('top-alert-haus-kaskade')
  expect(dismissalCookie('Käthes Bühne')).toBe('top-alert-kaethes-buehne')
})
