import { ageFrom, ENGLISH_SURTITLES, IN_GERMAN, type Production } from './production.ts'

export const faehrfrau: Production = {
  title: { de: 'Die Fährfrau', en: 'The Ferrywoman' },
  subtitle: {
    de: 'Ein Stück für ein Boot und alle, die mitwollen',
    en: 'A play for one boat and everyone who wants to come',
  },
  author: 'Ruth Amsinck',
  description: {
    de: [
      'Sie fährt seit vierzig Jahren hinüber und hat nie gefragt, was die Leute drüben wollen. Jetzt soll eine Brücke gebaut werden, und plötzlich haben es alle eilig, ihr etwas zu erzählen, bevor sie überflüssig ist.',
      'Ruth Amsincks zweites Stück für das Haus, mit dem ganzen Ensemble und einem Boot, das früher ein Wohnzimmer war. Mathilde Sorge rudert selbst.',
    ],
    en: [
      'She has been crossing for forty years and has never asked what people want over there. Now a bridge is to be built, and suddenly everyone is in a hurry to tell her something before she becomes superfluous.',
      'Ruth Amsinck’s second play for the house, with the whole ensemble and a boat that used to be a living room. Mathilde Sorge does her own rowing.',
    ],
  },
  type: 'theatre',
  genre: 'drama',
  tags: ['newWork', 'music'],
  room: 'saal',
  prices: 'hall',
  minutes: 150,
  language: IN_GERMAN,
  surtitles: ENGLISH_SURTITLES,
  ageAdvice: ageFrom(12),
  bill: [
    ['sorge', 'Die Fährfrau', 'The Ferrywoman'],
    ['petersheim', 'Eine, die zurückwill', 'One who wants to go back'],
    ['tannhof', 'Der Ingenieur', 'The Engineer'],
    ['achterberg', 'Der Mann mit dem Schrank', 'The man with the wardrobe'],
    ['zirkel', 'Ein Kind ohne Fahrschein', 'A child without a ticket'],
    ['morgenroth', 'Die Braut', 'The Bride'],
    ['halm', 'Regie', 'Director'],
    ['bleibtreu', 'Bühne', 'Set'],
    ['kranz', 'Kostüme', 'Costumes'],
    ['rosenhagen', 'Musik', 'Music'],
    ['nordmeyer', 'Dramaturgie', 'Dramaturgy'],
    ['Ruth Amsinck', 'Text', 'Text'],
  ],
}
