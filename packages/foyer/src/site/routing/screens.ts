import { houseScreens } from '#house/screens'
import { type AnyRoute, isHouseRoute, ROUTE_NAMES, routeRow } from '../../contract/routes.ts'
import { MissingCode } from '../../ui/chunk-failure.ts'
import type { Screen } from '../../ui/screen.ts'
import type { RouteHandle } from './route-handle.ts'

const page = 'pages/screens/page'

/**
 * The screen of each route: its file below `src`, without `.route.ts`. A route without a row answers with the 404 page.
 */
const SCREENS: Partial<Record<AnyRoute, string>> = {
  article: 'domains/magazine/screens/article',
  form: 'domains/forms/screens/form',
  home: page,
  magazine: 'domains/magazine/screens/magazine',
  magazineCategory: 'domains/magazine/screens/category',
  magazineTag: 'domains/magazine/screens/tag',
  magazineTags: 'domains/magazine/screens/tags',
  page,
  events: 'domains/programme/screens/events',
  productions: 'domains/programme/screens/productions',
  production: 'domains/programme/screens/production',
  event: 'domains/programme/screens/event',
  team: 'domains/programme/screens/team',
  person: 'domains/programme/screens/person',
  venue: 'domains/programme/screens/venue',
  series: 'domains/programme/screens/series',
  preview: 'pages/screens/preview',
  terms: 'pages/screens/legal-terms',
  privacy: 'pages/screens/legal-privacy',
  imprint: 'pages/screens/legal-imprint',
  subscriptions: 'domains/subscriptions/screens/subscriptions',
  search: 'domains/search/screens/search',
  userLogin: 'domains/accounts/screens/login',
  office: 'office/office',
  userProfile: 'domains/accounts/screens/profile',
  userSettings: 'domains/accounts/screens/settings',
  userFavorites: 'domains/accounts/screens/favorites',
  userStep: 'domains/accounts/screens/step',
  cmsHub: 'site/screens/cms-hub',
  look: 'pages/screens/look/look',
  dashboard: 'site/screens/dashboard/dashboard',
  shopFrame: 'site/screens/shop-frame',
}

/** By the source name of the file (`build/source-names.ts`). In an installed package the files are JavaScript. */
const FILES = Object.fromEntries(
  Object.entries(import.meta.glob<{ default: unknown }>('./**/*.route.{ts,js}', { base: '../..' })).map(
    ([file, load]) => [`foyer:${file.slice('./'.length).replace(/\.[tj]s$/, '')}`, load],
  ),
)

/** The screen of a route, loaded once and stored in its handle; null where none exists yet. */
export async function screenOf(handle: RouteHandle): Promise<Screen | null> {
  const load =
    (isHouseRoute(handle.name) ? houseScreens[handle.name] : undefined) ??
    FILES[screenFile(handle.name) ?? '']
  if (handle.screen || !load) return handle.screen
  const { default: screen } = await load().catch((error: unknown) => {
    throw new MissingCode(error)
  })
  handle.screen = screen as Screen
  return handle.screen
}

/** The name of a screen's source file. */
export function screenFile(name: AnyRoute): string | null {
  if (isHouseRoute(name)) return `${name}.route`
  const file = SCREENS[name] ?? (isShopArea(name) && 'domains/booking/screens/shop-area')
  return file ? `foyer:${file}.route` : null
}

/** One screen shows the pages of every shop. */
const isShopArea = (name: AnyRoute) => routeRow(name).layout === 'webshop'

export const screenFiles = () => Object.keys(FILES)

export const screenNames = () => ROUTE_NAMES.filter((name) => screenFile(name) !== null)
