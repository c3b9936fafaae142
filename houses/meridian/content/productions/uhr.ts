import { ageFrom, IN_GERMAN, type Production } from './production.ts'

export const uhr: Production = {
  title: { de: 'Die Uhr geht nach', en: 'The Clock Runs Slow' },
  subtitle: { de: 'Komödie in drei Verspätungen', en: 'A comedy in three delays' },
  author: 'Henrik Soltau',
  description: {
    de: [
      'Die Bahnhofsuhr von Niederlinde geht seit dem Morgen fünf Minuten nach. Der Vorsteher bemerkt es als Einziger und beschließt, es für sich zu behalten. Bis Mittag hat ein Mann seine Hochzeit verpasst, eine Frau ihren Zug in ein falsches Leben, und der Bürgermeister ist pünktlich.',
      'Henrik Soltau hat eine Komödie gebaut, die wie ein Uhrwerk läuft: Man hört es ticken, man sieht die Räder, und lachen muss man doch, wenn der Zeiger fällt.',
    ],
    en: [
      'Since this morning the station clock of Niederlinde has run five minutes slow. The stationmaster alone has noticed and decides to keep it to himself. By noon a man has missed his wedding, a woman her train into the wrong life, and the mayor is on time.',
      'Henrik Soltau has built a comedy that runs like clockwork: you hear it tick, you see the wheels, and you still have to laugh when the hand drops.',
    ],
  },
  type: 'theatre',
  genre: 'comedy',
  tags: ['funny'],
  room: 'saal',
  prices: 'hall',
  minutes: 110,
  intervals: 1,
  contentNotes: { de: 'keine', en: 'none' },
  language: IN_GERMAN,
  ageAdvice: ageFrom(12),
  openedWeeksAgo: 20,
  bill: [
    ['tannhof', 'Der Vorsteher', 'The Stationmaster'],
    ['morgenroth', 'Frau Lindau, verreist', 'Mrs Lindau, travelling'],
    ['vielhaber', 'Der Bürgermeister', 'The Mayor'],
    ['zirkel', 'Lehrling Pauline', 'Pauline, apprentice'],
    ['lutterbeck', 'Ein Bräutigam', 'A Bridegroom'],
    ['Hanna Wiebke Roth', 'Regie', 'Director'],
    ['bleibtreu', 'Bühne', 'Set'],
    ['kranz', 'Kostüme', 'Costumes'],
    ['anders', 'Dramaturgie', 'Dramaturgy'],
  ],
}
