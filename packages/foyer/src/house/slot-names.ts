/** The parts of the site that a house may replace, each by a file `slots/<name>.tsx`. */
export const SLOT_NAMES = [
  'logo',
  'header',
  'footer',
  'page-header',
  'detail-header',
  'event-row',
  'not-found',
] as const

export type SlotName = (typeof SLOT_NAMES)[number]
