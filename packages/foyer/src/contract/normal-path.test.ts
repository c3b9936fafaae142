import { describe, expect, it } from 'vitest'
import { normalPath } from './normal-path.ts'

describe('a path has one spelling', () => {
  it.each([
    ['/', '/'],
    ['/webshop/event/1', '/webshop/event/1'],
    ['/webshop/%65vent/1', '/webshop/event/1'],
    ['/%77%65bshop/ev%65nt/%31', '/webshop/event/1'],
    ['//webshop///event/1', '/webshop/event/1'],
    ['/webshop\\event/1', '/webshop/event/1'],
    ['/\\webshop/event\\\\1', '/webshop/event/1'],
    ['/webshop/event/1/', '/webshop/event/1/'],
    ['/webshop/event/1//', '/webshop/event/1/'],
    ['/webshop/cart%3Fa', '/webshop/cart%3Fa'],
    ['/webshop/cart%23a', '/webshop/cart%23a'],
    ['/de/r%c3%a4ume', '/de/r%C3%A4ume'],
    ['/de/räume', '/de/r%C3%A4ume'],
    ['/de/a%3ab%2Cc', '/de/a:b,c'],
    ['/de/a b|c', '/de/a%20b%7Cc'],
    ['/de/100%25', '/de/100%25'],
    ['/de/...', '/de/...'],
  ])('%s is %s', (given, normal) => {
    expect(normalPath(given)).toBe(normal)
    expect(normalPath(normal), 'which stays').toBe(normal)
  })

  it.each([
    ...['/webshop/event%2f1', '/webshop%2Fevent/1', '/webshop/event%5C1', '/webshop/%2565vent/1'],
    ...['/webshop/%252e%252e/api', '/webshop/./event/1', '/webshop/x/../event/1', '/webshop/%2e/event/1'],
    ...[
      '/webshop/x/%2E%2e/event/1',
      '/webshop/.%2e/event/1',
      '/webshop/event/1%00',
      '/%09/a:b',
      '/de/%0d%0a',
    ],
    ...['/de/%', '/de/%zz', '/de/%ff', '/de/%C0%AF', '/de/%ED%A0%80'],
  ])('%s has none', (given) => expect(normalPath(given)).toBeNull())
})
