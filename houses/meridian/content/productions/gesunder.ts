import { ageFrom, ENGLISH_SURTITLES, IN_GERMAN, type Production } from './production.ts'

export const gesunder: Production = {
  title: { de: 'Der eingebildete Gesunde', en: 'The Imaginary Picture of Health' },
  subtitle: { de: 'Komödie, sehr frei nach Molière', en: 'Comedy, very freely after Molière' },
  author: 'Molière, Friederike Halm',
  description: {
    de: [
      'Argan fehlt nichts. Das sagt er jedem, auch dem Notarzt. Er läuft, fastet, badet in Eis und zählt seine Schritte, vorbei an den Gräbern seiner Freundschaften. Nur das Dienstmädchen Toinette bemerkt, dass er seit dem ersten Akt Fieber hat.',
      'Molières letztes Stück, auf links gedreht: Aus dem Mann, der krank sein will, ist einer geworden, der es nicht darf. Gelacht wird trotzdem, und zwar aus medizinischen Gründen.',
    ],
    en: [
      'There is nothing wrong with Argan. He tells everyone so, including the ambulance. He runs, fasts, bathes in ice and counts his steps, past the graves of his friendships. Only the maid Toinette notices that he has been running a temperature since the first act.',
      'Molière’s last play, turned inside out: the man who wants to be ill has become one who must not be. There is laughter all the same, for medical reasons.',
    ],
  },
  type: 'theatre',
  genre: 'comedy',
  tags: ['classic', 'funny'],
  room: 'saal',
  prices: 'hall',
  minutes: 120,
  language: IN_GERMAN,
  surtitles: ENGLISH_SURTITLES,
  ageAdvice: ageFrom(10),
  bill: [
    ['lutterbeck', 'Argan', 'Argan'],
    ['morgenroth', 'Toinette', 'Toinette'],
    ['petersheim', 'Angélique', 'Angélique'],
    ['tannhof', 'Doktor Purgon, Personal Trainer', 'Doctor Purgon, personal trainer'],
    ['vielhaber', 'Béralde', 'Béralde'],
    ['halm', 'Fassung und Regie', 'Version and director'],
    ['bleibtreu', 'Bühne', 'Set'],
    ['kranz', 'Kostüme', 'Costumes'],
    ['rosenhagen', 'Musik', 'Music'],
    ['nordmeyer', 'Dramaturgie', 'Dramaturgy'],
  ],
}
