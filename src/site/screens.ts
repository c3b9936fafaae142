import type { RouteName } from '../contract/routes.ts'
import type { Screen } from '../ui/screen.ts'

type ScreenModule = { default: Screen<never, never> }

const files = import.meta.glob<ScreenModule>('../{pages,domains/*,site}/screens/*.route.ts')

/** Which screen answers which route. A route without a row answers the 404 page. */
const SCREENS: Partial<Record<RouteName, string>> = {
  home: 'pages/screens/page',
  page: 'pages/screens/page',
  production: 'domains/programme/screens/production',
  event: 'domains/programme/screens/event',
  team: 'domains/programme/screens/team',
  person: 'domains/programme/screens/person',
  venue: 'domains/programme/screens/venue',
  series: 'domains/programme/screens/series',
  userLogin: 'domains/accounts/screens/login',
}

interface ScreenFile {
  /** Its key in the build's manifest. */
  file: string
  load(): Promise<ScreenModule>
}

export function screenOf(name: RouteName): ScreenFile | null {
  const place = SCREENS[name]
  if (!place) return null
  const load = files[`../${place}.route.ts`]
  if (!load) throw new TypeError(`There is no screen at ${place}`)
  return { file: `src/${place}.route.ts`, load }
}
