/** The parts of the site that a house may replace, each by a file `slots/<name>.tsx`. */
export const SLOT_NAMES = [
  'logo',
  'header',
  'footer',
  'home-hero',
  'page-header',
  'detail-header',
  'event-row',
  'poster',
  'empty-programme',
  'not-found',
  'mail-frame',
  'consent-text',
  'ticket-note',
  'office-home',
] as const

export type SlotName = (typeof SLOT_NAMES)[number]

/** Which code contains a slot: the first file of every page, what is loaded later, letters (on the server only), or the back-office. */
export type SlotPlace = 'first' | 'later' | 'letter' | 'office'
const PLACES: Partial<Record<SlotName, SlotPlace>> = {
  'consent-text': 'later',
  'ticket-note': 'later',
  'mail-frame': 'letter',
  'office-home': 'office',
}

export function slotPlace(slot: SlotName): SlotPlace {
  return PLACES[slot] ?? 'first'
}
