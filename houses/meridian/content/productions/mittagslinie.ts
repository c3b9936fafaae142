import { work } from '../texts.ts'
import { NO_WORDS, type Production } from './production.ts'

export const mittagslinie: Production = {
  title: { de: 'Mittagslinie', en: 'Noon Line' },
  subtitle: { de: 'Ein Konzert zum Gehen', en: 'A concert for walking' },
  author: 'Anton Wrede',
  description: {
    de: [
      'Die Messingschiene beginnt am Kai und endet auf der Bühne, 214 Schritte. Alle paar Schritte steht jemand und spielt einen Ton, der vom nächsten aufgenommen wird. Wer geht, hört eine Melodie; wer stehen bleibt, nur seinen Teil davon.',
      'Anton Wrede hat das Stück für den Moment geschrieben, in dem die Sonne über der Schiene steht. Bei Regen wird trotzdem gegangen, dann mit Schirm und Blech.',
    ],
    en: [
      'The brass rail begins at the quay and ends on the stage, 214 steps. Every few steps somebody stands and plays a note that is taken up by the next. Those who walk hear a melody; those who stop hear only their part of it.',
      'Anton Wrede wrote the piece for the moment when the sun stands above the rail. If it rains we walk all the same, with umbrellas and brass.',
    ],
  },
  type: 'concert',
  genre: 'chamberMusic',
  tags: ['newWork', 'music', 'participatory'],
  room: 'saal',
  prices: 'small',
  minutes: 50,
  language: NO_WORDS,
  openedWeeksAgo: 42,
  works: [
    work(
      'Anton Wrede',
      { de: 'Mittagslinie', en: 'Noon Line' },
      { de: 'Für 24 Bläserinnen und Bläser im Abstand', en: 'For 24 wind players, at a distance' },
      'bell',
    ),
    work(
      'Giovanni Gabrieli',
      { de: 'Canzon septimi toni', en: 'Canzon septimi toni' },
      { de: 'Auf der Bühne, am Ende der Schiene', en: 'On the stage, at the end of the rail' },
    ),
  ],
  bill: [
    ['wrede', 'Komposition und Leitung', 'Composer and conductor'],
    ['Bläserwerk am Fluss', 'Bläser', 'Winds'],
    ['amsel', 'Geht voraus', 'Walks ahead'],
  ],
}
