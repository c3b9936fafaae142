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
] as const

export type SlotName = (typeof SLOT_NAMES)[number]
