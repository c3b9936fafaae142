import { ageFrom, IN_GERMAN, type Production } from './production.ts'

export const wald: Production = {
  title: { de: 'Was der Wald nicht sagt', en: 'What the Forest Won’t Say' },
  subtitle: { de: 'Ein Dorf verschweigt etwas', en: 'A village keeps something back' },
  author: 'Henrik Soltau',
  description: {
    de: [
      'Seit elf Jahren grüßt in Wenighausen niemand den Förster. Eine junge Landvermesserin kommt, um eine Grenze zu prüfen, und bekommt auf jede Frage eine Antwort, nur nie auf ihre. Dann findet sie einen Stein, der drei Meter zu weit westlich liegt.',
      'Ein Krimi ohne Leiche, ein Heimatstück ohne Heimat. Gespielt wird im Halbkreis, damit jeder jeden im Blick hat.',
    ],
    en: [
      'For eleven years nobody in Wenighausen has greeted the forester. A young surveyor comes to check a boundary and gets an answer to every question except her own. Then she finds a stone that lies three metres too far to the west.',
      'A crime story without a body, a village play without a home. It is played in a half circle so that everyone can keep an eye on everyone.',
    ],
  },
  type: 'theatre',
  genre: 'drama',
  tags: ['newWork', 'touring'],
  room: 'studio',
  prices: 'studio',
  minutes: 100,
  intervals: 0,
  contentNotes: { de: 'Gewalt in Worten, völlige Dunkelheit', en: 'Violence in words, complete darkness' },
  language: IN_GERMAN,
  ageAdvice: ageFrom(14),
  openedWeeksAgo: 12,
  bill: [
    ['delbrueck', 'Die Vermesserin', 'The Surveyor'],
    ['vielhaber', 'Der Förster', 'The Forester'],
    ['sorge', 'Die Wirtin', 'The Landlady'],
    ['tannhof', 'Der Ortsvorsteher', 'The Head of the Village'],
    ['Matteo Lindgren', 'Regie', 'Director'],
    ['bleibtreu', 'Bühne', 'Set'],
    ['anders', 'Dramaturgie', 'Dramaturgy'],
  ],
}
