import type { HouseRoute } from '../contract/route-table.ts'

/**
 * The code of the house's screens, imported as `#house/screens`. Node renders nothing itself, so there is none here; in the builds
 * `build/house-plugin.ts` prints one import for each.
 */
export const houseScreens: Record<HouseRoute, () => Promise<{ default: unknown }>> = {}
