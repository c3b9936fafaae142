import type { RoomKey } from './venues.ts'

/** What each room offers, and what it does not. */
export const ROOM_ACCESS: Record<RoomKey, { there: string[]; missing: string[] }> = {
  saal: { there: ['step-free', 'wheelchair', 'induction-loop'], missing: [] },
  // 34 steps. What happens there is shown on a screen in the foyer.
  empore: { there: ['live-screen'], missing: ['step-free', 'wheelchair', 'induction-loop'] },
  studio: { there: ['step-free', 'wheelchair', 'induction-loop'], missing: [] },
  probebuehne: { there: ['wheelchair'], missing: ['induction-loop'] },
  halle: { there: ['step-free', 'wheelchair'], missing: ['induction-loop'] },
  kueche: { there: ['step-free', 'wheelchair'], missing: ['induction-loop'] },
}
