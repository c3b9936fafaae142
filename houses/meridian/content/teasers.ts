import type { Bilingual } from 'openfoyer/content'
import type { Weekday } from './calendar.ts'

interface Teaser {
  key: string
  /** The day of the programme after which it is shown. */
  week: number
  day: Weekday
  preline: Bilingual
  headline: Bilingual
  subline: Bilingual
  linkText: Bilingual
  link: Bilingual
  style3?: boolean
}

/** Teasers between two days of the programme. */
export const teasers: Teaser[] = [
  {
    key: 'festival',
    week: 1,
    day: 'fri',
    preline: { de: 'Festival', en: 'Festival' },
    headline: {
      de: 'Gegenlicht: vier Tage in die Sonne sehen',
      en: 'Against the Light: four days of looking into the sun',
    },
    subline: { de: 'Pässe gibt es jetzt an der Kasse', en: 'Passes are on sale at the box office now' },
    linkText: { de: 'Zum Festival', en: 'See the festival' },
    link: { de: '/de/gegenlicht', en: '/en/against-the-light' },
  },
  {
    key: 'tuesday',
    week: 2,
    day: 'tue',
    preline: { de: 'Dienstags im Studio', en: 'Tuesdays in the Studio' },
    headline: { de: 'Zahlen Sie, was Sie können', en: 'Pay what you can' },
    subline: {
      de: 'Mindestens acht Euro, höchstens aus Überzeugung',
      en: 'Eight euros at least, more out of conviction',
    },
    linkText: { de: 'So geht es', en: 'How it works' },
    link: { de: '/de/besuch', en: '/en/visit' },
    style3: true,
  },
  {
    key: 'subscription',
    week: 3,
    day: 'wed',
    preline: { de: 'Abonnement', en: 'Subscriptions' },
    headline: { de: 'Sechs Abende, ein Stammplatz', en: 'Six evenings, one seat of your own' },
    subline: { de: 'Ihr Platz weiß dann, wie Sie sitzen', en: 'Your seat will know how you sit' },
    linkText: { de: 'Alle Abonnements', en: 'All subscriptions' },
    link: { de: '/de/abonnements', en: '/en/subscriptions' },
  },
  {
    key: 'magazine',
    week: 5,
    day: 'wed',
    preline: { de: 'Magazin', en: 'Magazine' },
    headline: { de: 'Die letzte Fähre wartet', en: 'The last ferry waits' },
    subline: { de: 'Eine Abmachung mit dem Schiffsführer', en: 'An arrangement with the skipper' },
    linkText: { de: 'Lesen', en: 'Read' },
    link: { de: '/de/magazin', en: '/en/magazine' },
  },
]
