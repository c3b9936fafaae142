import { matchRoutes } from 'react-router'
import { expect, it } from 'vitest'
import { LOCALES } from '../../contract/locale.ts'
import { ROUTES, type RouteName, routePattern } from '../../contract/routes.ts'
import { firstMatches } from './first-matches.ts'
import { createRoutes } from './router-routes.tsx'

const SAMPLES: Record<string, string> = {
  id: '7',
  page: '2',
  category: 'events',
  slug: 'ein-abend',
  tag: 'tanz',
}
const addresses = (Object.keys(ROUTES) as RouteName[]).flatMap((name) =>
  LOCALES.map((locale) =>
    routePattern(name, locale)
      .replace(/\{(\w+)\??\}/g, (_, parameter: string) => SAMPLES[parameter] ?? 'x')
      .replace('*', 'a/b%20c'),
  ),
)

it.each([
  ...new Set(addresses),
  '/de/search',
  '/de/user/login',
  '/de/magazin/tags',
  '/de/programm/ein-abend/0',
  '/nirgends/hier',
])('finds what React Router finds at %s', (pathname) => {
  const routes = createRoutes()
  const told = (matches: ReturnType<typeof matchRoutes>) =>
    matches?.map(({ route, params, pathname: of, pathnameBase }) => ({
      id: route.id,
      params,
      of,
      pathnameBase,
    }))
  expect(told(firstMatches(routes, { pathname }))).toEqual(told(matchRoutes(routes, pathname)) ?? [])
})
