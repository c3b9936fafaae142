/** What makes an evening or a house easier to attend; each has a name, and what evenings have also a sign. */
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
