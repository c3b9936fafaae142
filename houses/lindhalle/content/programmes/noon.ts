import { both, prose } from '../words.ts'
import type { Evening, Programme } from './programme.ts'

const noon = { series: 'mittag', room: 'foyer', prices: 'free', minutes: 30 } as const
const on = (...weeks: number[]): Evening[] => weeks.map((week) => [week, 'wed', '12:30'])

/** Half an hour on Wednesdays. The same five programmes come round, so that nobody has to be sorry. */
export const noons: Record<string, Programme> = {
  noonImpromptus: {
    ...noon,
    title: both('Schubert'),
    players: both('Mila Petrova, Klavier', 'Mila Petrova, piano'),
    picture: 'pianoKeys',
    works: ['schubertImpromptus'],
    bill: [['petrova', 'Klavier', 'Piano']],
    text: prose(
      [
        'Vier Impromptus, ein Flügel, Blick aufs Wasser. Beim dritten legt meistens das Kursschiff an, in Ges-Dur.',
      ],
      [
        'Four Impromptus, one piano, a view of the water. During the third the boat usually lands, in G flat major.',
      ],
    ),
    dates: on(0, 5, 10, 15, 20, 25),
  },
  noonHarp: {
    ...noon,
    title: both('Debussy, Ravel'),
    players: both('Mireille Favre, Harfe; Nora Kälin, Flöte', 'Mireille Favre, harp; Nora Kälin, flute'),
    picture: 'harp',
    works: ['ravelIntro', 'debussyFaune'],
    bill: [
      ['favre', 'Harfe', 'Harp'],
      ['kalin', 'Flöte', 'Flute'],
    ],
    text: prose(
      ['Zwei Orchesterstücke für zwei Menschen eingerichtet, mit erstaunlich wenig Verlust.'],
      ['Two pieces for orchestra arranged for two people, with astonishingly little loss.'],
    ),
    dates: on(1, 6, 11, 16, 21, 26),
  },
  noonQuartet: {
    ...noon,
    title: both('Haydn'),
    players: both('Imfeld-Quartett', 'Imfeld Quartet'),
    picture: 'violin',
    works: ['haydnSunrise'],
    bill: [
      ['imfeld', 'Violine I', 'First violin'],
      ['gerber', 'Violine II', 'Second violin'],
      ['lim', 'Viola', 'Viola'],
      ['droz', 'Violoncello', 'Cello'],
    ],
    text: prose(
      [
        'Der Sonnenaufgang zur Mittagszeit. Das Quartett probt vorher öffentlich; wer um elf kommt, hört mehr.',
      ],
      [
        'The sunrise at midday. The quartet rehearses in public beforehand; whoever comes at eleven hears more.',
      ],
    ),
    dates: on(2, 7, 12, 17, 22, 27),
  },
  noonMozart: {
    ...noon,
    title: both('Mozart'),
    players: both('Streicher des Orchesters, Seraina Odermatt', 'Strings of the orchestra, Seraina Odermatt'),
    picture: 'fourChairs',
    works: ['mozartNacht'],
    bill: [['odermatt', 'Violine', 'Violin']],
    text: prose(
      ['Ein Stück, das alle kennen und fast niemand je ganz gehört hat. Siebzehn Minuten, danach Suppe.'],
      [
        'A piece that everyone knows and hardly anybody has ever heard to the end. Seventeen minutes, then soup.',
      ],
    ),
    dates: on(3, 8, 13, 18, 23, 28),
  },
  noonButterflies: {
    ...noon,
    title: both('Saariaho, Bach'),
    players: both('Linus Bachmann, Violoncello', 'Linus Bachmann, cello'),
    picture: 'rain',
    works: ['saariaho'],
    bill: [['bachmann', 'Violoncello', 'Cello']],
    text: prose(
      [
        'Schmetterlinge für ein Cello, dazwischen drei Sätze aus den Suiten. Wann das eine ins andere übergeht, sagt Linus Bachmann nicht.',
      ],
      [
        'Butterflies for a cello, and between them three movements from the suites. Linus Bachmann does not say where one turns into the other.',
      ],
    ),
    dates: on(4, 9, 14, 19, 24, 29),
  },
}
