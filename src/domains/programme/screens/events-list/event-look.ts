import type { DesignSettings } from '../../../../contract/design-settings.ts'

/** The three looks of the programme: a timetable, a wall of posters, a compact list (2 §3 Design settings). */
export type EventLook = 'style1' | 'style2' | 'style3'

export function lookOf(design: DesignSettings | null): EventLook {
  if (design?.events.style3) return 'style3'
  return design?.events.style2 ? 'style2' : 'style1'
}
