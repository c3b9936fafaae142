import { ageFrom, type Production } from './production.ts'

export const bruecken: Production = {
  title: { de: 'Kleine Brückenkunde', en: 'A Short Study of Bridges' },
  subtitle: { de: 'Für alle, die hinüber wollen', en: 'For everyone who wants to get across' },
  author: 'Leyla Anders',
  description: {
    de: [
      'Zwei Kinder wohnen an zwei Ufern und haben sich etwas zu sagen. Zwischen ihnen liegt ein Fluss, der nicht zuhört. Also bauen sie: aus Stühlen, aus Seil, aus Schultern, aus einem sehr langen Wort.',
      'Das Publikum reicht das Material. Jede Vorstellung endet mit einer anderen Brücke, und bisher hat jede gehalten, bis auf die aus Spaghetti.',
    ],
    en: [
      'Two children live on two banks and have something to tell each other. Between them lies a river that does not listen. So they build: with chairs, with rope, with shoulders, with one very long word.',
      'The audience hands up the material. Every performance ends in a different bridge, and so far each has held, except the one made of spaghetti.',
    ],
  },
  type: 'theatre',
  genre: 'family',
  tags: ['family', 'participatory', 'touring'],
  series: 'jung',
  room: 'studio',
  prices: 'family',
  minutes: 55,
  intervals: 0,
  contentNotes: { de: 'keine', en: 'none' },
  language: { de: 'Deutsch, mit wenigen Wörtern', en: 'German, with very few words' },
  ageAdvice: ageFrom(6),
  openedWeeksAgo: 50,
  bill: [
    ['zirkel', 'Linkes Ufer', 'Left bank'],
    ['brandeis', 'Rechtes Ufer', 'Right bank'],
    ['anders', 'Text und Regie', 'Text and director'],
    ['pannwitz', 'Statik', 'Structural engineering'],
    ['Tomke Larssen', 'Musik', 'Music'],
  ],
}
