import type { RouteName } from '../../contract/routes.ts'
import type { Screen } from '../../ui/screen.ts'

/** What a matched route tells the layouts above it. */
export interface RouteHandle {
  name: RouteName
  /** Null until its code is there, and where no screen is built yet. */
  screen: Screen | null
}
