import { ageFrom, NO_WORDS, type Production } from './production.ts'

export const schattenboxen: Production = {
  title: { de: 'Schattenboxen', en: 'Shadow Boxing' },
  subtitle: {
    de: 'Zwölf Runden für zwei Tänzer und eine Lampe',
    en: 'Twelve rounds for two dancers and one lamp',
  },
  author: 'Noé Marchetti, Pilar Amsel',
  description: {
    de: [
      'Der Gegner ist immer so groß wie die Entfernung zum Licht. In zwölf Runden zu je drei Minuten gehen Noé Marchetti und Pilar Amsel gegen das an, was sie an die Wand werfen. Punktsiege sind möglich, K. o. nur für die Lampe.',
      'Wir haben den Ring wörtlich genommen: Das Publikum sitzt an vier Seiten, in den Ecken stehen Eimer. Sie sind nicht für Sie.',
    ],
    en: [
      'Your opponent is always as tall as your distance from the light. In twelve rounds of three minutes Noé Marchetti and Pilar Amsel take on what they throw at the wall. Winning on points is possible; a knockout only for the lamp.',
      'We have taken the ring literally: the audience sits on four sides and there are buckets in the corners. They are not for you.',
    ],
  },
  type: 'dance',
  genre: 'contemporaryDance',
  tags: ['newWork', 'bodies'],
  room: 'studio',
  prices: 'studio',
  minutes: 50,
  language: NO_WORDS,
  ageAdvice: ageFrom(10),
  film: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  bill: [
    ['marchetti', 'Rote Ecke', 'Red corner'],
    ['amsel', 'Blaue Ecke', 'Blue corner'],
    ['sandhagen', 'Die Lampe', 'The lamp'],
    ['quandt', 'Blick von außen', 'Outside eye'],
    ['Tomke Larssen', 'Gong und Elektronik', 'Bell and electronics'],
  ],
}
