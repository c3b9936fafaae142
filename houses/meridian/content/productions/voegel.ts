import { work } from '../texts.ts'
import { ageFrom, ENGLISH_SURTITLES, IN_GERMAN, type Production } from './production.ts'

export const voegel: Production = {
  title: { de: 'Das Gewicht der Vögel', en: 'The Weight of Birds' },
  subtitle: { de: 'Kammeroper in neun Wägungen', en: 'Chamber opera in nine weighings' },
  author: 'Clara Vennemann',
  description: {
    de: [
      'Eine Ornithologin wiegt Zugvögel, bevor sie ziehen. Jedes Jahr sind sie leichter. Sie trägt die Zahlen in ein Buch ein, und weil niemand das Buch liest, beginnt sie, die Zahlen zu singen.',
      'Clara Vennemann hat für Sopran, sechs Instrumente und eine Apothekerwaage komponiert, deren Zittern verstärkt wird. Das leiseste Stück der Spielzeit; bitte husten Sie in der Pause.',
    ],
    en: [
      'An ornithologist weighs migrating birds before they leave. Every year they are lighter. She enters the figures in a book, and because nobody reads the book she begins to sing them.',
      'Clara Vennemann has written for soprano, six instruments and a pharmacist’s scale whose trembling is amplified. The quietest work of the season; please cough in the interval.',
    ],
  },
  type: 'concert',
  genre: 'musicTheatre',
  tags: ['newWork', 'music', 'coproduction'],
  room: 'saal',
  prices: 'hall',
  minutes: 95,
  language: IN_GERMAN,
  surtitles: ENGLISH_SURTITLES,
  ageAdvice: ageFrom(12),
  works: [
    work(
      'Clara Vennemann',
      { de: 'Das Gewicht der Vögel', en: 'The Weight of Birds' },
      {
        de: 'Neun Szenen für Sopran, Sextett und Waage. Auftragswerk des Hauses',
        en: 'Nine scenes for soprano, sextet and scale. Commissioned by the house',
      },
    ),
  ],
  promoter: {
    de: 'Eine Koproduktion mit der Vogelwarte Oster-Riff, die es nicht gibt und die trotzdem sehr geholfen hat.',
    en: 'A co-production with the Oster-Riff bird observatory, which does not exist and was a great help all the same.',
  },
  bill: [
    ['katzbach', 'Die Ornithologin', 'The Ornithologist'],
    ['tiedemann', 'Der Leuchtturmwärter', 'The Lighthouse Keeper'],
    ['wrede', 'Musikalische Leitung', 'Conductor'],
    ['quandt', 'Regie und Bewegung', 'Director and movement'],
    ['bleibtreu', 'Bühne', 'Set'],
    ['sandhagen', 'Licht', 'Lighting'],
    ['Clara Vennemann', 'Komposition', 'Composer'],
    ['Ensemble Leichtgewicht', 'Sextett', 'Sextet'],
  ],
}
