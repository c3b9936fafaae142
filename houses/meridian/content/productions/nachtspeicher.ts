import { ageFrom, ENGLISH_SURTITLES, IN_GERMAN, type Production } from './production.ts'

export const nachtspeicher: Production = {
  title: { de: 'Der Nachtspeicher', en: 'The Night Store' },
  subtitle: { de: 'Ein Wächter, sieben Böden, ein Geräusch', en: 'A watchman, seven floors, a noise' },
  author: 'Ruth Amsinck',
  description: {
    de: [
      'Der Wächter Brodersen bewacht seit neunzehn Jahren einen leeren Speicher. Eines Nachts hört er im fünften Geschoss jemanden fegen. Er steigt hinauf, und auf jedem Boden findet er eine Spielzeit seines Lebens, ordentlich gesackt und mit Etikett.',
      'Ruth Amsinck hat das Stück für unser Haus geschrieben, nachdem sie drei Nächte darin eingeschlossen war, die zweite davon freiwillig. Friederike Halm inszeniert es von unten nach oben: Das Publikum sitzt im Parkett und sieht zu, wie einer sich nach oben erinnert.',
    ],
    en: [
      'For nineteen years the watchman Brodersen has guarded an empty granary. One night he hears somebody sweeping on the fifth floor. He climbs up, and on every floor he finds a season of his life, neatly sacked and labelled.',
      'Ruth Amsinck wrote the play for our house after being locked in for three nights, the second of them by choice. Friederike Halm stages it from the bottom up: the audience sits in the stalls and watches a man remember his way upwards.',
    ],
  },
  type: 'theatre',
  genre: 'drama',
  tags: ['newWork'],
  room: 'saal',
  prices: 'hall',
  minutes: 135,
  intervals: 1,
  contentNotes: { de: 'Nebel und laute Musik', en: 'Haze and loud music' },
  language: IN_GERMAN,
  surtitles: ENGLISH_SURTITLES,
  ageAdvice: ageFrom(14),
  bill: [
    ['achterberg', 'Brodersen', 'Brodersen'],
    ['sorge', 'Die Fegerin', 'The Sweeper'],
    ['delbrueck', 'Seine Tochter', 'His daughter'],
    ['brandeis', 'Er selbst, mit zwanzig', 'Himself at twenty'],
    ['halm', 'Regie', 'Director'],
    ['bleibtreu', 'Bühne', 'Set'],
    ['kranz', 'Kostüme', 'Costumes'],
    ['sandhagen', 'Licht', 'Lighting'],
    ['nordmeyer', 'Dramaturgie', 'Dramaturgy'],
    ['Ruth Amsinck', 'Text', 'Text'],
  ],
}
