import type { RouteName } from '../../contract/routes.ts'
import type { Screen } from '../../ui/screen.ts'

type ScreenModule = { default: Screen<never, never> }

const files = import.meta.glob<ScreenModule>('/src/{pages,domains/*,site}/screens/*.route.ts')

/** Which screen answers which route. A route without a row answers the 404 page. */
const SCREENS: Partial<Record<RouteName, string>> = {
  article: 'domains/magazine/screens/article',
  form: 'domains/forms/screens/form',
  home: 'pages/screens/page',
  magazine: 'domains/magazine/screens/magazine',
  magazineCategory: 'domains/magazine/screens/category',
  magazineTag: 'domains/magazine/screens/tag',
  magazineTags: 'domains/magazine/screens/tags',
  page: 'pages/screens/page',
  events: 'domains/programme/screens/events',
  productions: 'domains/programme/screens/productions',
  production: 'domains/programme/screens/production',
  event: 'domains/programme/screens/event',
  team: 'domains/programme/screens/team',
  person: 'domains/programme/screens/person',
  venue: 'domains/programme/screens/venue',
  series: 'domains/programme/screens/series',
  terms: 'pages/screens/legal-terms',
  privacy: 'pages/screens/legal-privacy',
  imprint: 'pages/screens/legal-imprint',
  subscriptions: 'domains/subscriptions/screens/subscriptions',
  search: 'domains/search/screens/search',
  userLogin: 'domains/accounts/screens/login',
  cmsHub: 'site/screens/cms-hub',
  shopFrame: 'site/screens/shop-frame',
}

export async function loadScreen(name: RouteName): Promise<Screen | null> {
  const place = SCREENS[name]
  if (!place) return null
  const load = files[`/src/${place}.route.ts`]
  if (!load) throw new TypeError(`There is no screen at ${place}`)
  return (await load()).default as unknown as Screen
}

/** The screen's key in the build's manifest. */
export function screenFile(name: RouteName): string {
  return `src/${SCREENS[name]}.route.ts`
}
