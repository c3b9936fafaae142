import { ageFrom, IN_GERMAN, type Production } from './production.ts'

export const kasimir: Production = {
  title: { de: 'Kasimir im Spiegel', en: 'Kasimir in the Mirror' },
  subtitle: { de: 'Monolog mit Widerrede', en: 'A monologue that answers back' },
  author: 'Samira Delbrück',
  description: {
    de: [
      'Kasimir rasiert sich. Der im Spiegel hört eine Sekunde später auf. Von da an lässt er ihn nicht mehr aus den Augen: beim Zähneputzen, beim Kündigen, beim ersten Treffen mit jemandem, der leider beide sieht.',
      'Samira Delbrück hat Tilo Brandeis ein Solo geschrieben, in dem er verlieren muss, egal wie er spielt. Neunzig Minuten, ein Waschbecken, kein Zaubertrick; auf den kommt man trotzdem nicht.',
    ],
    en: [
      'Kasimir is shaving. The one in the mirror stops a second later. From then on he never lets him out of his sight: brushing his teeth, giving notice, on a first date with someone who unfortunately sees them both.',
      'Samira Delbrück has written Tilo Brandeis a solo in which he must lose however he plays. Ninety minutes, one washbasin, no conjuring trick; you still won’t work it out.',
    ],
  },
  type: 'theatre',
  genre: 'drama',
  tags: ['newWork', 'funny'],
  room: 'studio',
  prices: 'studio',
  minutes: 90,
  intervals: 1,
  contentNotes: { de: 'Alkohol, eine Trennung', en: 'Alcohol, a separation' },
  language: IN_GERMAN,
  ageAdvice: ageFrom(15),
  bill: [
    ['brandeis', 'Kasimir', 'Kasimir'],
    ['delbrueck', 'Text', 'Text'],
    ['Matteo Lindgren', 'Regie', 'Director'],
    ['pannwitz', 'Spiegel', 'Mirror'],
    ['nordmeyer', 'Dramaturgie', 'Dramaturgy'],
  ],
}
