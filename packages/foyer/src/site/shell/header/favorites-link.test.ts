import { expect, it } from 'vitest'
import { favoritesLink } from './favorites-link.ts'

it.each([
  ['/en', 'de', '/de'],
  ['/en', 'en', '/en'],
  ['/webshop/favorites', 'de', '/webshop/favorites'],
  ['/de/user/favorites', 'en', '/en/user/favorites'],
] as const)(
  '3-readings, Decided after the site was walked, Home links: favorites set to %s lead in %s to %s',
  (set, locale, to) => {
    expect(favoritesLink(set, locale)).toBe(to)
  },
)
