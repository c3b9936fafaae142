import { expect, it } from 'vitest'
import { cookieIn } from './cookies.ts'

it.each([
  ['a=1; csrftoken=abc; b=2', 'abc'],
  ['csrftoken=a%20b', 'a b'],
  ['csrftoken=', ''],
  ['xcsrftoken=1', undefined],
  ['csrftokens=1', undefined],
  ['csrftoken=%E0%A4', undefined],
  ['', undefined],
])('the cookie of that very name: %s', (cookies, value) => {
  expect(cookieIn(cookies, 'csrftoken')).toBe(value)
})
