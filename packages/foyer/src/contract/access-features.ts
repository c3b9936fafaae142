/** What makes an event or a venue easier to attend. Each has a label; some of those of events have a sign as well. */
export const ACCESS_FEATURES = [
  'step-free',
  'wheelchair',
  'induction-loop',
  'sign-language',
  'audio-description',
  'touch-tour',
  'relaxed',
  'plain-language',
  'surtitles',
  'live-screen',
  'accessible-toilet',
  'assistance-dogs',
  'lift',
  'quiet-room',
] as const
export type AccessFeature = (typeof ACCESS_FEATURES)[number]

/** Those of a building, which are the same for everything that takes place in it. The others differ from room to room. */
const OF_BUILDINGS: readonly string[] = ['accessible-toilet', 'assistance-dogs', 'lift', 'quiet-room']

/** What an item says: which features there are, and which there are not. What is in neither list is not known. */
export interface AccessSaid {
  accessFeatures: readonly string[]
  accessMissing: readonly string[]
}
type Said = AccessSaid | null | undefined

/**
 * Whether an event has a feature: true, false, or null if nobody has said. The event decides; where it is silent, its
 * production; then its room; for features of a building, at last its venue.
 */
export function accessTo(
  feature: string,
  event: Said,
  production: Said,
  room: Said,
  venue: Said,
): boolean | null {
  const levels = [event, production, room, OF_BUILDINGS.includes(feature) ? venue : null]
  for (const said of levels) {
    // An item that contradicts itself is read carefully.
    if (said?.accessMissing.includes(feature)) return false
    if (said?.accessFeatures.includes(feature)) return true
  }
  return null
}

/** The features an event has, in their order (`accessTo`). */
export function accessOf(event: Said, production: Said, room: Said, venue: Said): AccessFeature[] {
  return ACCESS_FEATURES.filter((feature) => accessTo(feature, event, production, room, venue))
}
