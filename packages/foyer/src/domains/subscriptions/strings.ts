import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('subscriptions', {
  title: { de: 'Abonnements', en: 'Subscriptions' },
  description: {
    de: 'Alle Abonnements im Vergleich: Termine, Preise, Leistungen und wie man sie bucht.',
    en: 'All subscriptions compared: dates, prices, what is included and how to book.',
  },
  subscription: { de: 'Abonnement', en: 'Subscription' },
  eventCount: { de: 'Vorstellungen', en: 'Performances' },
  evenings: {
    de: (count: number) => (count === 1 ? 'Vorstellung' : 'Vorstellungen'),
    en: (count: number) => (count === 1 ? 'performance' : 'performances'),
  },
  dates: { de: 'Termine', en: 'Dates' },
  series: { de: 'Reihe', en: 'Series' },
  included: { de: 'Inbegriffen', en: 'Included' },
  prices: { de: 'Preise', en: 'Prices' },
  reduced: { de: (price: string) => `ermäßigt ${price}`, en: (price: string) => `concessions ${price}` },
  howToBook: { de: 'So buchen Sie', en: 'How to book' },
  book: { de: 'Buchen', en: 'Book' },
  none: {
    de: 'Zurzeit bieten wir keine Abonnements an.',
    en: 'There are no subscriptions at the moment.',
  },
})
