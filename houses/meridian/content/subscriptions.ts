import type { Bilingual } from 'openfoyer/content'
import type { SeriesKey } from './series.ts'

interface Subscription {
  name: Bilingual
  description: Bilingual
  series?: SeriesKey
  eventCount: number
  dates: Bilingual
  included: Bilingual
  howToBook: Bilingual
  prices: { seat_group: Bilingual; price: string; reduced: string | null }[]
}

const stalls: Bilingual = { de: 'Parkett', en: 'Stalls' }
const balcony: Bilingual = { de: 'Rang', en: 'Balcony' }
const anySeat: Bilingual = { de: 'Freie Platzwahl', en: 'Unreserved seating' }

/** Subscriptions are sold only at the box office, because seats are chosen in person, at the desk or by phone. */
const boxOffice: Bilingual = {
  de: '<a href="/de/besuch">An der Kasse</a>',
  en: '<a href="/en/visit">At the box office</a>',
}

export const subscriptions: Subscription[] = [
  {
    name: { de: 'Premieren-Abonnement', en: 'Opening Night Subscription' },
    description: {
      de: 'Sechsmal dabei, wenn noch niemand weiß, ob es gut geht. Der feste Platz liegt so, dass Sie die Intendantin an den Nägeln kauen sehen.',
      en: 'Be there six times when nobody knows yet whether it will work. Your fixed seat lets you watch the artistic director bite her nails.',
    },
    eventCount: 6,
    dates: {
      de: 'Alle Premieren der Spielzeit, meist freitags oder samstags',
      en: 'All opening nights of the season, mostly Fridays or Saturdays',
    },
    included: {
      de: 'Fester Platz, Programmheft, ein Glas danach und ein ehrliches Wort',
      en: 'Fixed seat, programme, a glass afterwards and an honest word',
    },
    howToBook: {
      de: `${boxOffice.de} bis zum 15.\u00a0Juli; verlängert sich nicht von selbst.`,
      en: `${boxOffice.en} by 15\u00a0July; it does not renew itself.`,
    },
    prices: [
      { seat_group: stalls, price: '216.00', reduced: '130.00' },
      { seat_group: balcony, price: '144.00', reduced: '86.00' },
    ],
  },
  {
    name: { de: 'Wahl-Abonnement Sechs', en: 'Pick-Six Subscription' },
    description: {
      de: 'Sechs Gutscheine, frei einzulösen, auch alle sechs an einem Abend, falls Sie Verwandtschaft haben.',
      en: 'Six vouchers to use as you please, all six on one night if you have relatives.',
    },
    eventCount: 6,
    dates: { de: 'Ihre Wahl, außer Premieren', en: 'Your choice, opening nights excepted' },
    included: {
      de: 'Tausch bis zum Mittag des Vorstellungstags, ein Drittel Ersparnis',
      en: 'Exchange until noon on the day, a third off',
    },
    howToBook: {
      de: `${boxOffice.de}, jederzeit; gültig zwölf Monate.`,
      en: `${boxOffice.en} at any time; valid for twelve months.`,
    },
    prices: [
      { seat_group: stalls, price: '138.00', reduced: '84.00' },
      { seat_group: balcony, price: '96.00', reduced: '60.00' },
    ],
  },
  {
    name: { de: 'Mittags-Abonnement', en: 'Noon Subscription' },
    description: {
      de: 'Zehn Mittagskonzerte im Jahr und eine gute Ausrede, mittwochs nicht erreichbar zu sein.',
      en: 'Ten noon concerts a year and a good excuse for not answering the phone on Wednesdays.',
    },
    series: 'mittag',
    eventCount: 10,
    dates: { de: 'Mittwochs, 12:30\u00a0Uhr', en: 'Wednesdays, 12:30' },
    included: {
      de: 'Ein Platz nach Wahl und das belegte Brot',
      en: 'A seat of your choice and the sandwich',
    },
    howToBook: {
      de: `${boxOffice.de}; der Stempel liegt neben dem Brot.`,
      en: `${boxOffice.en}; the stamp is next to the bread.`,
    },
    prices: [{ seat_group: anySeat, price: '60.00', reduced: '36.00' }],
  },
  {
    name: { de: 'Familien-Abonnement', en: 'Family Subscription' },
    description: {
      de: 'Vier Nachmittage für zwei Große und alle Kleinen, die in denselben Haushalt oder denselben Regenmantel passen.',
      en: 'Four afternoons for two big people and all the small ones who fit into the same household or the same raincoat.',
    },
    series: 'jung',
    eventCount: 4,
    dates: { de: 'Samstags oder sonntags, 15:00\u00a0Uhr', en: 'Saturdays or Sundays, 15:00' },
    included: {
      de: 'Vier Vorstellungen, eine Werkstatt, Kakao',
      en: 'Four performances, one workshop, cocoa',
    },
    howToBook: {
      de: `${boxOffice.de}; die Kinder kommen einfach mit.`,
      en: `${boxOffice.en}; just bring the children along.`,
    },
    prices: [{ seat_group: anySeat, price: '88.00', reduced: null }],
  },
]
