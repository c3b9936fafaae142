import { NO_WORDS, type Production } from './production.ts'

export const wasser: Production = {
  title: { de: 'Ein Zimmer aus Wasser', en: 'A Room Made of Water' },
  subtitle: {
    de: 'Tanzstück für fünf Körper und zwölftausend Liter',
    en: 'Dance for five bodies and twelve thousand litres',
  },
  author: 'Ilse Quandt',
  description: {
    de: [
      'Ein Zimmer wie jedes: Tisch, Bett, Fenster, Tür. Nur steht das Wasser erst einen, dann zehn, dann vierzig Zentimeter hoch, und niemand erwähnt es. Fünf Menschen wohnen weiter, so gut es geht, und es geht immer besser, je weniger geht.',
      'Ilse Quandt hat mit einem Zollstock und einer Badewanne angefangen. Am Ende ist die Drehbühne ein Becken, und der Abend hat eine Strömung.',
    ],
    en: [
      'A room like any other: table, bed, window, door. Only the water stands one, then ten, then forty centimetres high, and nobody mentions it. Five people go on living as best they can, and the less they can the better it goes.',
      'Ilse Quandt began with a folding rule and a bathtub. In the end the revolving stage is a basin and the evening has a current.',
    ],
  },
  type: 'dance',
  genre: 'contemporaryDance',
  tags: ['newWork', 'bodies', 'touring'],
  room: 'saal',
  prices: 'hall',
  minutes: 70,
  intervals: 0,
  contentNotes: { de: 'Stroboskop gegen Ende, Nacktheit', en: 'Strobe light towards the end, nudity' },
  language: NO_WORDS,
  film: 'https://vimeo.com/1084537',
  openedWeeksAgo: 8,
  bill: [
    ['quandt', 'Choreografie', 'Choreography'],
    ['marchetti', 'Tanz', 'Dance'],
    ['holm', 'Tanz', 'Dance'],
    ['feldweg', 'Tanz', 'Dance'],
    ['amsel', 'Tanz', 'Dance'],
    ['pannwitz', 'Wasserbau', 'Hydraulics'],
    ['sandhagen', 'Licht', 'Lighting'],
    ['Tomke Larssen', 'Elektronik', 'Electronics'],
  ],
}
