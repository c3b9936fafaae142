import { both, prose } from '../words.ts'
import type { Programme } from './programme.ts'

const COMPAGNIA = 'Compagnia dei Quattro Laghi'
const old = { series: 'alt', prices: 'hall', room: 'hall' } as const

export const early: Record<string, Programme> = {
  christmas: {
    ...old,
    title: both('Bach'),
    players: both(`Kammerchor Seehalden, ${COMPAGNIA}, Judith Sprenger`),
    picture: 'horn',
    prices: 'large',
    works: ['bachChristmas'],
    bill: [
      ['sprenger', 'Cembalo und Leitung', 'Harpsichord and direction'],
      ['sandvik', 'Sopran', 'Soprano'],
      ['roch', 'Alt', 'Alto'],
      ['amsler', 'Evangelist', 'Evangelist'],
      ['wyler', 'Bass', 'Bass'],
      ['bianchi', 'Einstudierung des Chors', 'Chorus director'],
    ],
    text: prose(
      [
        'Fünf Paukenschläge, und es ist Weihnachten. Die ersten drei Kantaten an einem Abend, mit Trompeten ohne Ventile, die man nur treffen kann, wenn man keine Angst hat.',
        'Die Choräle singen Sie mit, wenn Sie mögen. Die Noten liegen auf den Stühlen, und Chiara Bianchi dreht sich um.',
      ],
      [
        'Five strokes on the drums and it is Christmas. The first three cantatas in one evening, with trumpets without valves that can be hit only by people who are not afraid.',
        'You are welcome to sing the chorales. The music lies on the seats, and Chiara Bianchi will turn round.',
      ],
    ),
    dates: [
      [4, 'fri', '19:30', 'sold_out'],
      [4, 'sat', '17:00', 'few_left'],
      [4, 'sun', '17:00'],
    ],
  },
  rosary: {
    ...old,
    room: 'chamber',
    prices: 'chamber',
    title: both('Biber'),
    players: both(
      'Annina Senn, Violine; Judith Sprenger, Cembalo',
      'Annina Senn, violin; Judith Sprenger, harpsichord',
    ),
    picture: 'violin',
    works: ['biberRosary'],
    bill: [
      ['senn', 'Violine', 'Violin'],
      ['sprenger', 'Cembalo', 'Harpsichord'],
      ['ferri', 'Theorbe', 'Theorbo'],
    ],
    text: prose(
      [
        'Für fast jede Sonate verlangt Biber eine andere Stimmung der Saiten, in einer kreuzen sich sogar zwei hinter dem Steg. Fünf Geigen liegen bereit, damit niemand warten muss.',
      ],
      [
        'For almost every sonata Biber asks for a different tuning of the strings; in one of them two even cross behind the bridge. Five violins lie ready so that nobody has to wait.',
      ],
    ),
    dates: [[10, 'tue', '19:30']],
  },
  passion: {
    ...old,
    title: both('Bach'),
    players: both(
      `Johannespassion: Kammerchor Seehalden, ${COMPAGNIA}, Judith Sprenger`,
      `St John Passion: Kammerchor Seehalden, ${COMPAGNIA}, Judith Sprenger`,
    ),
    picture: 'ribs',
    prices: 'large',
    works: ['bachJohannes'],
    bill: [
      ['sprenger', 'Cembalo und Leitung', 'Harpsichord and direction'],
      ['amsler', 'Evangelist', 'Evangelist'],
      ['wyler', 'Christus', 'Jesus'],
      ['sandvik', 'Sopran', 'Soprano'],
      ['roch', 'Alt', 'Alto'],
    ],
    text: prose(
      [
        'Gesungen ohne Pause, wie ein Verhör. Daniel Amsler hat den Text der Evangelien so lange gesprochen, bis er ihn singen konnte, ohne zu singen.',
        'Wir bitten Sie, nach dem letzten Choral nicht zu klatschen. Wenn Sie es doch tun, ist es auch gut.',
      ],
      [
        'Sung without an interval, like an interrogation. Daniel Amsler spoke the text of the gospel until he could sing it without singing.',
        'We ask you not to clap after the last chorale. If you do, that is fine too.',
      ],
    ),
    dates: [
      [18, 'fri', '17:00'],
      [18, 'sat', '17:00'],
    ],
  },
  brandenburg: {
    ...old,
    title: both('Bach'),
    players: both(
      `Alle Brandenburgischen Konzerte: ${COMPAGNIA}`,
      `All the Brandenburg Concertos: ${COMPAGNIA}`,
    ),
    picture: 'horn',
    works: ['bachBrandenburg'],
    interval: 1,
    minutes: 130,
    bill: [
      ['sprenger', 'Cembalo und Leitung', 'Harpsichord and direction'],
      ['reis', 'Naturhorn', 'Natural horn'],
      ['brunner', 'Oboe', 'Oboe'],
    ],
    text: prose(
      [
        'Sechs Konzerte, sechs Besetzungen, eine Bewerbung, die nie beantwortet wurde. Der Markgraf von Brandenburg legte die Partitur ungespielt ins Regal.',
        'Im Fünften entgleist die Cembalistin in eine Kadenz von fünfundsechzig Takten. Judith Sprenger freut sich seit Monaten darauf.',
      ],
      [
        'Six concertos, six groups of instruments, one application that was never answered. The Margrave of Brandenburg put the score on a shelf unplayed.',
        'In the Fifth the harpsichordist runs off the rails into a cadenza of sixty-five bars. Judith Sprenger has been looking forward to it for months.',
      ],
    ),
    dates: [[25, 'sat', '19:30']],
  },
  vespers: {
    ...old,
    title: both('Monteverdi'),
    players: both(`Kammerchor Seehalden, ${COMPAGNIA}, Chiara Bianchi`),
    picture: 'hall',
    works: ['monteverdiVespers'],
    bill: [
      ['bianchi', 'Leitung', 'Conductor'],
      ['ferri', 'Theorbe', 'Theorbo'],
      ['amsler', 'Tenor', 'Tenor'],
    ],
    text: prose(
      [
        'Die Marienvesper ist ein Bewerbungsschreiben, eine Kathedrale und ein Fest. Chöre und Zinken stehen auf allen vier Galerien; der beste Platz ist der, auf dem Sie sitzen.',
      ],
      [
        'The Vespers are a letter of application, a cathedral and a feast. Choirs and cornetts stand on all four galleries; the best seat is the one you have.',
      ],
    ),
    dates: [[29, 'sat', '20:00']],
  },
  lute: {
    ...old,
    room: 'foyer',
    prices: 'foyer',
    title: both('Dowland'),
    players: both('Iacopo Ferri, Laute', 'Iacopo Ferri, lute'),
    picture: 'rain',
    works: ['dowlandLute'],
    minutes: 60,
    bill: [['ferri', 'Laute', 'Lute']],
    text: prose(
      [
        'Die leiseste Stunde der Woche. Sie beginnt, wenn das letzte Schiff abgelegt hat, und niemand hustet, weil man es selbst als Erster hörte.',
      ],
      [
        'The quietest hour of the week. It begins when the last boat has left, and nobody coughs, because one would be the first to hear it.',
      ],
    ),
    dates: [
      [2, 'sun', '20:15'],
      [9, 'sun', '20:15'],
      [15, 'sun', '20:15'],
      [22, 'sun', '20:15'],
    ],
  },
  tears: {
    ...old,
    room: 'foyer',
    prices: 'foyer',
    title: both('Dowland, Purcell'),
    players: both(
      'Gambenconsort der Compagnia dei Quattro Laghi',
      'Viol consort of the Compagnia dei Quattro Laghi',
    ),
    picture: 'harp',
    works: ['dowlandLachrimae', 'purcellFantasias'],
    bill: [['ferri', 'Laute', 'Lute']],
    text: prose(
      [
        'Sieben Tränen, sieben Pavanen, alle über dieselben vier Töne abwärts. Fünf Gamben sitzen um eine Kerze, die aus Gründen des Brandschutzes eine Lampe ist.',
      ],
      [
        'Seven tears, seven pavans, all on the same four descending notes. Five viols sit around a candle that is, for reasons of fire safety, a lamp.',
      ],
    ),
    dates: [[13, 'sun', '18:00']],
  },
}
