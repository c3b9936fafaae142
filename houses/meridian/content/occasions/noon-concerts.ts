import { work } from '../texts.ts'
import type { Occasion } from './occasion.ts'

const noonConcert = {
  kind: { de: 'Konzert', en: 'Concert' },
  type: 'concert',
  genre: 'chamberMusic',
  series: 'mittag',
  room: 'saal',
  prices: 'small',
  minutes: 45,
} as const

export const noonConcerts = {
  mittagFloeten: {
    ...noonConcert,
    title: { de: 'Vier Flöten, ein Atem', en: 'Four Flutes, One Breath' },
    subtitle: { de: 'Telemann bis heute', en: 'Telemann to today' },
    description: {
      de: [
        'Vier Flötistinnen stehen in vier Ecken des Saals und reichen sich die Luft weiter. Wer in der Mitte sitzt, hat das beste Wetter.',
      ],
      en: [
        'Four flautists stand in four corners of the hall and hand the air on. Those in the middle get the best weather.',
      ],
    },
    works: [
      work('Georg Philipp Telemann', {
        de: 'Konzert für vier Traversflöten D-Dur',
        en: 'Concerto for four flutes in D major',
      }),
      work(
        'Clara Vennemann',
        { de: 'Zugluft', en: 'Draught' },
        { de: 'Vier Minuten, zwei Fenster offen', en: 'Four minutes, two windows open' },
      ),
    ],
    bill: [['Quartett Querwind', 'Flöten', 'Flutes']],
  },
  mittagCello: {
    ...noonConcert,
    title: { de: 'Ein Cello hat Zeit', en: 'A Cello Has Time' },
    subtitle: { de: 'Bach und ein Nachbar', en: 'Bach and a neighbour' },
    description: {
      de: [
        'Eine Suite, die jeder kennt, und eine, die im Haus nebenan entstand, bei offenem Fenster und Straßenbahn. Man hört, wo die Linie 4 abbiegt.',
      ],
      en: [
        'A suite everyone knows, and one written next door with the window open and the tram outside. You can hear where line 4 turns off.',
      ],
    },
    works: [
      work(
        'Johann Sebastian Bach',
        { de: 'Suite Nr. 1 G-Dur BWV 1007', en: 'Suite no. 1 in G major BWV 1007' },
        { de: 'Zur Probe der Anfang, gezupft', en: 'A taste of the opening, plucked' },
        'prelude',
      ),
      work('Anton Wrede', { de: 'Suite für Cello und Verkehr', en: 'Suite for cello and traffic' }),
    ],
    bill: [['Wenke Paulsen', 'Violoncello', 'Cello']],
  },
  mittagQuartett: {
    ...noonConcert,
    title: { de: 'Streit unter Freunden', en: 'A Quarrel among Friends' },
    subtitle: { de: 'Haydn für vier, die sich kennen', en: 'Haydn for four who know each other' },
    description: {
      de: [
        'Vier Menschen reden durcheinander und einigen sich am Schluss auf denselben Akkord. Haydn hat das erfunden, in Familien wird noch geübt.',
      ],
      en: [
        'Four people talk at once and agree on the same chord in the end. Haydn invented this; families are still practising.',
      ],
    },
    works: [
      work(
        'Joseph Haydn',
        { de: 'Streichquartett op. 33 Nr. 2 „Der Scherz“', en: 'String quartet op. 33 no. 2, “The Joke”' },
        { de: 'Nicht zu früh klatschen', en: 'Do not clap too soon' },
      ),
      work('Fanny Hensel', { de: 'Streichquartett Es-Dur', en: 'String quartet in E flat major' }),
    ],
    bill: [['Quartett Viererlei', 'Streicher', 'Strings']],
  },
  mittagBlech: {
    ...noonConcert,
    title: { de: 'Blech vor dem Nachtisch', en: 'Brass before Pudding' },
    subtitle: { de: 'Fünf Bläser, keine Gefangenen', en: 'Five players, no prisoners' },
    description: {
      de: [
        'Laut, kurz, gesund. Das Quintett spielt im Stehen, damit niemand einschläft, und von der Empore, damit niemand flieht.',
      ],
      en: [
        'Loud, short, healthy. The quintet plays standing so that nobody falls asleep, and from the loft so that nobody flees.',
      ],
    },
    works: [
      work('Giovanni Gabrieli', { de: 'Canzona per sonare Nr. 2', en: 'Canzona per sonare no. 2' }),
      work('Henry Purcell', {
        de: 'Musik für das Begräbnis der Königin Mary',
        en: 'Music for the funeral of Queen Mary',
      }),
      work('Bela Rosenhagen', { de: 'Kantinenmarsch', en: 'Canteen March' }),
    ],
    bill: [['Bläserwerk am Fluss', 'Blechquintett', 'Brass quintet']],
  },
  mittagGitarre: {
    ...noonConcert,
    title: { de: 'Sechs Saiten, leise', en: 'Six Strings, Softly' },
    subtitle: { de: 'Musik für die erste Reihe', en: 'Music for the front row' },
    description: {
      de: [
        'Die Gitarre ist das einzige Instrument, das vom Knistern einer Tüte besiegt wird. Heute rücken alle nach vorn, Platzkarten gelten nicht.',
      ],
      en: [
        'The guitar is the only instrument that can be beaten by a rustling bag. Today everyone moves to the front; seat numbers do not count.',
      ],
    },
    works: [
      work('Fernando Sor', {
        de: 'Variationen über ein Thema von Mozart op. 9',
        en: 'Variations on a theme by Mozart op. 9',
      }),
      work('Francisco Tárrega', { de: 'Recuerdos de la Alhambra', en: 'Recuerdos de la Alhambra' }),
    ],
    bill: [['Joris Abendroth', 'Gitarre', 'Guitar']],
  },
  mittagKlavier: {
    ...noonConcert,
    title: { de: 'Linke Hand, rechte Hand', en: 'Left Hand, Right Hand' },
    subtitle: { de: 'Zwei Hälften eines Pianisten', en: 'Two halves of a pianist' },
    description: {
      de: [
        'Erst spielt nur die linke Hand, dann nur die rechte, dann vertragen sie sich. Anton Wrede moderiert, soweit er eine Hand frei hat.',
      ],
      en: [
        'First only the left hand plays, then only the right, then they make up. Anton Wrede talks us through it whenever he has a hand free.',
      ],
    },
    works: [
      work('Johannes Brahms', {
        de: 'Chaconne nach Bach, für die linke Hand',
        en: 'Chaconne after Bach, for the left hand',
      }),
      work(
        'Clara Schumann',
        { de: 'Romanze op. 21 Nr. 1', en: 'Romance op. 21 no. 1' },
        { de: 'Mit beiden', en: 'With both' },
      ),
    ],
    bill: [['wrede', 'Klavier', 'Piano']],
  },
  mittagLieder: {
    ...noonConcert,
    title: { de: 'Drei Lieder und ein Apfel', en: 'Three Songs and an Apple' },
    subtitle: { de: 'Sopran, Klavier, Obst', en: 'Soprano, piano, fruit' },
    description: {
      de: [
        'Mirjam Katzbach singt über Bäume und isst zwischendurch, was daran wächst. Für alle, die in der Mittagspause etwas Vernünftiges vorhaben.',
      ],
      en: [
        'Mirjam Katzbach sings about trees and eats what grows on them in between. For everyone who means to do something sensible with their lunch break.',
      ],
    },
    works: [
      work('Robert Schumann', { de: 'Der Nussbaum op. 25 Nr. 3', en: 'The Walnut Tree op. 25 no. 3' }),
      work('Hugo Wolf', { de: 'Er ist’s', en: 'Er ist’s' }),
      work('Josephine Lang', { de: 'Frühzeitiger Frühling', en: 'Early Spring' }),
    ],
    bill: [
      ['katzbach', 'Sopran', 'Soprano'],
      ['wrede', 'Klavier', 'Piano'],
    ],
    language: { de: 'Deutsch', en: 'German' },
  },
} satisfies Record<string, Occasion>
