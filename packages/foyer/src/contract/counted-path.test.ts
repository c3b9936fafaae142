import { expect, it } from 'vitest'
import { countedPath } from './counted-path.ts'

it.each([
  ['/de', '/de'],
  ['/en/events/night-at-the-river/17', '/en/events/night-at-the-river/17'],
  ['/de/haus/anfahrt', '/de/haus/anfahrt'],
  ['/de/search/events/3', '/de/search'],
  ['/de///programm//', '/de/programm'],
])('a look at %s is counted as %s', (pathname, counted) => {
  expect(countedPath(pathname)).toBe(counted)
})

it.each([
  ['one’s own account', '/de/user/profile'],
  ['a link from a letter', '/de/user/password'],
  ['the back-office', '/admin/events/event/'],
  ['the desk', '/cms-hub'],
  ['the shop', '/webshop/cart'],
  ['the shop in English', '/en/webshop/cart'],
  ['what is not there', '/de/404'],
  ['a malformed number', '/de/programm/x/abc'],
  ['no page', '/api/events'],
  ['an endless path', `/de/${'a'.repeat(600)}`],
])('%s is not counted', (_name, pathname) => {
  expect(countedPath(pathname)).toBeNull()
})
