import type { AnyRoute } from '../../contract/routes.ts'
import type { Screen } from '../../ui/screen.ts'

/** What a matched route tells the layouts around it. */
export interface RouteHandle {
  name: AnyRoute
  /** Null until its code is loaded, and where no screen exists yet. */
  screen: Screen | null
}
