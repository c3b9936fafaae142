/** The words of the paths that a house may choose itself, as the specification has them (1 §2 Screens and routes). */
export const PATH_WORDS = {
  events: { de: '/programm', en: '/events' },
  productions: { de: '/produktionen', en: '/productions' },
  magazine: { de: '/magazin', en: '/magazine' },
  team: { de: '/team', en: '/team' },
  venue: { de: '/veranstaltungsorte', en: '/venues' },
  series: { de: '/series', en: '/series' },
  form: { de: '/forms', en: '/forms' },
  search: { de: '/search', en: '/search' },
  subscriptions: { de: '/abonnements', en: '/subscriptions' },
  terms: { de: '/agb', en: '/terms' },
  privacy: { de: '/datenschutz', en: '/privacy' },
  imprint: { de: '/impressum', en: '/imprint' },
} as const

export type PathName = keyof typeof PATH_WORDS
