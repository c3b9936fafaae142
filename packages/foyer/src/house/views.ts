import type { ViewFile } from '../modules/loaded-views.ts'

/**
 * The views of the house's content modules, imported as `#house/views`. Node renders nothing itself, so there are none here; in the
 * builds `build/house-plugin.ts` prints one import for each.
 */
export const houseViews: Record<string, () => Promise<ViewFile>> = {}
