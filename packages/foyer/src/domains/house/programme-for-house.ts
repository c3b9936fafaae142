import type { Context } from '../../platform/context.ts'
import type { EventSummary } from '../events/contract.ts'
import { listEvents as list } from '../events/programme.ts'
import type { VenueDetail } from '../venues/contract.ts'
import { findVenue as find } from '../venues/service.ts'
import type { HouseContext } from './own-calls.ts'

/** The programme from a day on, as the caller may see it; from today if none is given. Stored answers follow its changes. */
export async function listEvents(
  context: HouseContext,
  { date, limit = 100 }: { date?: string; limit?: number } = {},
): Promise<EventSummary[]> {
  const { results } = await list(context as unknown as Context, { date, page: 1, page_size: limit })
  return results
}

/** A venue with its address, its directions and its rooms. */
export function findVenue(context: HouseContext, id: number): Promise<VenueDetail> {
  return find(context as unknown as Context, id)
}
