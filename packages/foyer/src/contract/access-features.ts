/** What makes an event or a venue easier to attend. Each has a label; those of events have a sign as well. */
export const ACCESS_FEATURES = [
  'wheelchair',
  'induction-loop',
  'sign-language',
  'audio-description',
  'relaxed',
  'surtitles',
  'live-screen',
  'accessible-toilet',
  'assistance-dogs',
  'lift',
  'quiet-room',
] as const
