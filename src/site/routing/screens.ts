import type { RouteName } from '../../contract/routes.ts'
import { type OnDemand, onDemand } from '../../ui/on-demand.ts'
import type { Screen } from '../../ui/screen.ts'
import type { RouteHandle } from './route-handle.ts'

const shopArea = onDemand(() => import('../../domains/booking/screens/shop-area.route.ts'))
const page = onDemand(() => import('../../pages/screens/page.route.ts'))

/** Which screen answers which route. A route without a row answers the 404 page. */
const SCREENS: Partial<Record<RouteName, OnDemand<{ default: unknown }>>> = {
  article: onDemand(() => import('../../domains/magazine/screens/article.route.ts')),
  form: onDemand(() => import('../../domains/forms/screens/form.route.ts')),
  home: page,
  magazine: onDemand(() => import('../../domains/magazine/screens/magazine.route.ts')),
  magazineCategory: onDemand(() => import('../../domains/magazine/screens/category.route.ts')),
  magazineTag: onDemand(() => import('../../domains/magazine/screens/tag.route.ts')),
  magazineTags: onDemand(() => import('../../domains/magazine/screens/tags.route.ts')),
  page,
  events: onDemand(() => import('../../domains/programme/screens/events.route.ts')),
  productions: onDemand(() => import('../../domains/programme/screens/productions.route.ts')),
  production: onDemand(() => import('../../domains/programme/screens/production.route.ts')),
  event: onDemand(() => import('../../domains/programme/screens/event.route.ts')),
  team: onDemand(() => import('../../domains/programme/screens/team.route.ts')),
  person: onDemand(() => import('../../domains/programme/screens/person.route.ts')),
  venue: onDemand(() => import('../../domains/programme/screens/venue.route.ts')),
  series: onDemand(() => import('../../domains/programme/screens/series.route.ts')),
  preview: onDemand(() => import('../../pages/screens/preview.route.ts')),
  terms: onDemand(() => import('../../pages/screens/legal-terms.route.ts')),
  privacy: onDemand(() => import('../../pages/screens/legal-privacy.route.ts')),
  imprint: onDemand(() => import('../../pages/screens/legal-imprint.route.ts')),
  subscriptions: onDemand(() => import('../../domains/subscriptions/screens/subscriptions.route.ts')),
  search: onDemand(() => import('../../domains/search/screens/search.route.ts')),
  userLogin: onDemand(() => import('../../domains/accounts/screens/login.route.ts')),
  office: onDemand(() => import('../../office/office.route.ts')),
  userProfile: onDemand(() => import('../../domains/accounts/screens/profile.route.ts')),
  userSettings: onDemand(() => import('../../domains/accounts/screens/settings.route.ts')),
  userFavorites: onDemand(() => import('../../domains/accounts/screens/favorites.route.ts')),
  userStep: onDemand(() => import('../../domains/accounts/screens/step.route.ts')),
  cmsHub: onDemand(() => import('../screens/cms-hub.route.ts')),
  dashboard: onDemand(() => import('../screens/dashboard/dashboard.route.ts')),
  eventimShop: shopArea,
  testWebshop: shopArea,
  testshop: shopArea,
  webshop: shopArea,
  shopFrame: onDemand(() => import('../screens/shop-frame.route.ts')),
}

/** The screen of a route, loaded and kept in its handle; null where none is built yet. */
export async function screenOf(handle: RouteHandle): Promise<Screen | null> {
  handle.screen ??= ((await SCREENS[handle.name]?.load())?.default as Screen | undefined) ?? null
  return handle.screen
}

/** The source of a screen, as the build's manifest names it; on the server. */
export function screenFile(name: RouteName): string | null {
  return SCREENS[name]?.file ?? null
}

export const screenNames = () => Object.keys(SCREENS) as RouteName[]
