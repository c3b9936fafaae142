import { IN_GERMAN, type Production } from './production.ts'

export const tafel: Production = {
  title: { de: 'Die lange Tafel', en: 'The Long Table' },
  subtitle: {
    de: 'Ein Abendessen in fünf Gängen und einem Eklat',
    en: 'A dinner in five courses and one scene',
  },
  author: 'Samira Delbrück',
  description: {
    de: [
      'Achtundvierzig Menschen sitzen an einem Tisch. Fünf davon gehören zum Ensemble, und mindestens einer von ihnen lügt. Zwischen Suppe und Käse wird ein Erbe verteilt, das niemand gesehen hat.',
      'Es gibt wirklich zu essen: Brot, Brühe, Fisch oder Rübe, Käse, Birne. Wer nicht mitspielen will, legt die Gabel quer auf den Teller, dann lassen wir Sie in Ruhe kauen.',
    ],
    en: [
      'Forty-eight people sit at one table. Five of them belong to the ensemble, and at least one of those is lying. Between soup and cheese an inheritance is shared out that nobody has seen.',
      'There really is food: bread, broth, fish or turnip, cheese, a pear. If you would rather not take part, lay your fork across the plate and we will let you chew in peace.',
    ],
  },
  type: 'theatre',
  genre: 'comedy',
  tags: ['participatory', 'funny', 'newWork'],
  room: 'kueche',
  prices: 'table',
  minutes: 160,
  intervals: 2,
  contentNotes: {
    de: 'Es wird gegessen; Allergien bitte vorher sagen',
    en: 'There is food; please tell us about allergies beforehand',
  },
  language: IN_GERMAN,
  ageAdvice: { de: 'Ab 14 Jahren und mit Hunger', en: 'From age 14, and hungry' },
  openedWeeksAgo: 30,
  bill: [
    ['morgenroth', 'Die Gastgeberin', 'The Hostess'],
    ['achterberg', 'Der Kellner', 'The Waiter'],
    ['zirkel', 'Eine Nichte', 'A Niece'],
    ['lutterbeck', 'Ein Notar', 'A Notary'],
    ['vielhaber', 'Jemand vom anderen Ende', 'Someone from the other end'],
    ['delbrueck', 'Text', 'Text'],
    ['marchetti', 'Küche', 'Kitchen'],
    ['anders', 'Dramaturgie', 'Dramaturgy'],
  ],
}
