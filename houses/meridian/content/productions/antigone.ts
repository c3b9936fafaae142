import { ageFrom, ENGLISH_SURTITLES, IN_GERMAN, type Production } from './production.ts'

export const antigone: Production = {
  title: { de: 'Antigone am Kai', en: 'Antigone on the Quay' },
  subtitle: { de: 'Nach Sophokles', en: 'After Sophocles' },
  author: 'Sophokles, Jasper Nordmeyer',
  description: {
    de: [
      'Ein Hafen nach dem Streik. Zwei Brüder sind tot, einer bekommt ein Denkmal, der andere liegt hinter dem Zaun. Das Gesetz ist jung und noch stolz auf sich. Antigone hat eine Schaufel.',
      'Unsere Fassung braucht achtzig Minuten und keinen Gott. Der Chor besteht aus elf Menschen aus der Nachbarschaft, die früher im Hafen gearbeitet haben. Sie wissen, was ein Verbot kostet, und sie sagen es in Versen.',
    ],
    en: [
      'A harbour after the strike. Two brothers are dead; one gets a monument, the other lies behind the fence. The law is young and still proud of itself. Antigone has a shovel.',
      'Our version takes eighty minutes and needs no god. The chorus is made of eleven people from the neighbourhood who once worked in the port. They know what a ban costs, and they say so in verse.',
    ],
  },
  type: 'theatre',
  genre: 'drama',
  tags: ['classic'],
  room: 'saal',
  prices: 'hall',
  minutes: 80,
  intervals: 0,
  contentNotes: { de: 'Tod und Trauer, ein Schuss', en: 'Death and grief, one gunshot' },
  language: IN_GERMAN,
  surtitles: ENGLISH_SURTITLES,
  ageAdvice: ageFrom(13),
  openedWeeksAgo: 34,
  bill: [
    ['petersheim', 'Antigone', 'Antigone'],
    ['achterberg', 'Kreon', 'Creon'],
    ['delbrueck', 'Ismene', 'Ismene'],
    ['brandeis', 'Haimon', 'Haemon'],
    ['sorge', 'Teiresias', 'Tiresias'],
    ['Hanna Wiebke Roth', 'Regie', 'Director'],
    ['nordmeyer', 'Fassung und Dramaturgie', 'Version and dramaturgy'],
    ['bleibtreu', 'Bühne', 'Set'],
    ['sandhagen', 'Licht', 'Lighting'],
    ['Kaichor Süd', 'Chor', 'Chorus'],
  ],
}
