import { ageFrom, NO_WORDS, type Production } from './production.ts'

export const faeden: Production = {
  title: { de: 'Fäden', en: 'Threads' },
  subtitle: { de: 'Figurentheater für Erwachsene', en: 'Puppet theatre for grown-ups' },
  author: 'Yuna Holm, Tomke Larssen',
  description: {
    de: [
      'Eine alte Puppenspielerin will aufhören. Ihre Figur ist dagegen. Es beginnt ein Streit um Fäden: wer zieht, wer hängt, und wer von beiden die Arthrose hat.',
      'Kein Wort, kein Märchen, viel Holz. Die Figur hat Rolf Pannwitz aus einem Balken des Speichers geschnitzt, dem einzigen, der übrig war.',
    ],
    en: [
      'An old puppeteer wants to stop. Her puppet is against it. A quarrel over threads begins: who pulls, who hangs, and which of the two has arthritis.',
      'No words, no fairy tale, a great deal of wood. Rolf Pannwitz carved the puppet from a beam of the granary, the only one left over.',
    ],
  },
  type: 'theatre',
  genre: 'puppetry',
  tags: ['bodies', 'touring'],
  room: 'studio',
  prices: 'studio',
  minutes: 65,
  intervals: 0,
  contentNotes: { de: 'keine', en: 'none' },
  language: NO_WORDS,
  ageAdvice: ageFrom(12),
  openedWeeksAgo: 46,
  bill: [
    ['holm', 'Die Spielerin', 'The Puppeteer'],
    ['feldweg', 'Die Hände der anderen', 'The others’ hands'],
    ['pannwitz', 'Figurenbau', 'Puppet maker'],
    ['Tomke Larssen', 'Musik', 'Music'],
    ['sandhagen', 'Licht', 'Lighting'],
  ],
}
