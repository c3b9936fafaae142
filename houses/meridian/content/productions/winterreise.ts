import { work } from '../texts.ts'
import { ENGLISH_SURTITLES, IN_GERMAN, type Production } from './production.ts'

export const winterreise: Production = {
  title: { de: 'Winterreise, rückwärts', en: 'Winter Journey, Backwards' },
  subtitle: {
    de: 'Vierundzwanzig Lieder, vom letzten zum ersten',
    en: 'Twenty-four songs, from the last to the first',
  },
  author: 'Franz Schubert',
  description: {
    de: [
      'Der Leiermann steht am Anfang. Von ihm aus geht einer zurück, durch Eis, Post und Lindenbaum, bis zu der Tür, an die er „Gute Nacht“ schrieb. Kennt man das Ende, wird der Anfang unheimlich.',
      'Okko Tiedemann und Anton Wrede ändern keine Note, nur die Richtung. Nach zwölf Liedern wendet die Drehbühne, dann sieht man, wohin man gekommen ist.',
    ],
    en: [
      'The hurdy-gurdy man stands at the beginning. From him somebody walks back, through ice, post and linden tree, to the door on which he wrote “Good night”. Once you know the end, the beginning becomes uncanny.',
      'Okko Tiedemann and Anton Wrede change not a note, only the direction. After twelve songs the revolving stage turns, and you see where you have come to.',
    ],
  },
  type: 'concert',
  genre: 'chamberMusic',
  tags: ['classic', 'music'],
  room: 'saal',
  prices: 'hall',
  minutes: 80,
  language: IN_GERMAN,
  surtitles: ENGLISH_SURTITLES,
  works: [
    work(
      'Franz Schubert',
      { de: 'Winterreise D 911, Nr. 24 bis 13', en: 'Winterreise D 911, nos. 24 to 13' },
      { de: 'Vom Leiermann zur Post', en: 'From the hurdy-gurdy man to the post' },
    ),
    work(
      'Franz Schubert',
      { de: 'Winterreise D 911, Nr. 12 bis 1', en: 'Winterreise D 911, nos. 12 to 1' },
      { de: 'Von der Einsamkeit zur Guten Nacht', en: 'From loneliness to good night' },
    ),
  ],
  bill: [
    ['tiedemann', 'Bariton', 'Baritone'],
    ['wrede', 'Klavier', 'Piano'],
    ['sandhagen', 'Licht', 'Lighting'],
    ['nordmeyer', 'Dramaturgie', 'Dramaturgy'],
  ],
}
