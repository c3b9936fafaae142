import { expect, it } from 'vitest'
import { dismissalCookie, dismissedId } from './dismissal.ts'

it('1 §4 Top alert banner: the cookie is named top-alert with a site suffix', () => {
  expect(dismissalCookie('Haus Meridian')).toBe('top-alert-haus-meridian')
  expect(dismissalCookie('Käthes Bühne')).toBe('top-alert-kaethes-buehne')
})

it('holds the id of the alert that was closed', () => {
  expect(dismissedId('a=1; top-alert-x=17; b=2', 'top-alert-x')).toBe('17')
  expect(dismissedId('top-alert-xy=17', 'top-alert-x')).toBeNull()
})
