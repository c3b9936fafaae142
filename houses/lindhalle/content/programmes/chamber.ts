import { both, prose } from '../words.ts'
import type { Programme } from './programme.ts'

const four = { room: 'chamber', series: 'quartett', prices: 'chamber' } as const
const IMFELD = both('Imfeld-Quartett', 'Imfeld Quartet')
const imfeld: Programme['bill'] = [
  ['imfeld', 'Violine I', 'First violin'],
  ['gerber', 'Violine II', 'Second violin'],
  ['lim', 'Viola', 'Viola'],
  ['droz', 'Violoncello', 'Cello'],
]

export const chamber: Record<string, Programme> = {
  sunrise: {
    ...four,
    title: both('Haydn, Webern, Schubert'),
    players: IMFELD,
    picture: 'fourChairs',
    works: ['haydnSunrise', 'webernPieces', 'schubertMaiden'],
    interval: 2,
    bill: imfeld,
    text: prose(
      [
        'Haydn lässt die Sonne aufgehen, in einer einzigen langen Linie der ersten Geige. Webern braucht für fünf Sätze elf Minuten und lässt die meiste Zeit davon leer.',
        'Und dann Schubert, der im März 1824 an einen Freund schrieb, jede Nacht hoffe er, nicht mehr zu erwachen. Am Morgen komponierte er.',
      ],
      [
        'Haydn lets the sun rise in a single long line of the first violin. Webern needs eleven minutes for five movements and leaves most of them empty.',
        'And then Schubert, who in March 1824 wrote to a friend that every night he hoped not to wake again. In the morning he composed.',
      ],
    ),
    dates: [
      [1, 'tue', '19:30'],
      [1, 'wed', '19:30'],
    ],
  },
  letters: {
    ...four,
    title: both('Janáček, Schostakowitsch, Ravel', 'Janáček, Shostakovich, Ravel'),
    players: IMFELD,
    picture: 'score',
    works: ['janacekLetters', 'shostakovich8', 'ravelQuartet'],
    interval: 2,
    bill: imfeld,
    text: prose(
      [
        'Drei Quartette, die an jemanden gerichtet sind. Janáček schreibt an eine Frau, die ihm selten antwortet, Schostakowitsch an sich selbst, Ravel an seinen Lehrer, der den letzten Satz misslungen fand.',
        'Jonas Gerber liest vor jedem Werk zwei Sätze aus einem Brief. Mehr Einführung gibt es nicht.',
      ],
      [
        'Three quartets addressed to somebody. Janáček writes to a woman who seldom answers, Shostakovich to himself, Ravel to his teacher, who thought the last movement a failure.',
        'Before each work Jonas Gerber reads two sentences from a letter. There is no other introduction.',
      ],
    ),
    dates: [
      [8, 'tue', '19:30'],
      [8, 'wed', '19:30', 'few_left'],
    ],
  },
  greatFugue: {
    ...four,
    title: both('Bartók, Beethoven'),
    players: both('Quatuor Lavaux', 'Quatuor Lavaux'),
    picture: 'violin',
    works: ['bartok4', 'beethoven130'],
    interval: 1,
    bill: [
      ['Élodie Perret', 'Violine I', 'First violin'],
      ['Bastien Jaquier', 'Violine II', 'Second violin'],
      ['Camille Rochat', 'Viola', 'Viola'],
      ['Yannick Métral', 'Violoncello', 'Cello'],
    ],
    text: prose(
      [
        'Beethovens Verleger bat um einen leichteren Schluss. Das Quatuor Lavaux spielt den schweren: die Grosse Fuge, siebzehn Minuten, in denen vier Menschen gleichzeitig recht haben.',
        'Davor Bartóks Viertes, symmetrisch wie ein Gesicht. In der Mitte steht ein Satz, in dem das Cello allein in der Nacht spricht.',
      ],
      [
        'Beethoven’s publisher asked for an easier ending. The Quatuor Lavaux play the hard one: the Great Fugue, seventeen minutes in which four people are right at the same time.',
        'Before it Bartók’s Fourth, as symmetrical as a face. At its centre is a movement in which the cello speaks alone in the night.',
      ],
    ),
    dates: [[13, 'wed', '19:30']],
  },
  thanksgiving: {
    ...four,
    title: both('Purcell, Beethoven'),
    players: both('Marttila-Quartett', 'Marttila Quartet'),
    picture: 'standLamp',
    works: ['purcellFantasias', 'beethoven132'],
    interval: 1,
    bill: [
      ['Eeva Marttila', 'Violine I', 'First violin'],
      ['Juho Laine', 'Violine II', 'Second violin'],
      ['Riikka Salo', 'Viola', 'Viola'],
      ['Antti Nurmi', 'Violoncello', 'Cello'],
    ],
    text: prose(
      [
        'Über den langsamen Satz schrieb Beethoven: Heiliger Dankgesang eines Genesenen an die Gottheit. Er war krank gewesen, er war es wieder nicht mehr, und er hatte eine alte Tonart gefunden, in der sich das sagen liess.',
        'Die Fantasien schrieb Purcell mit einundzwanzig, für Instrumente, die schon damals niemand mehr spielte.',
      ],
      [
        'Above the slow movement Beethoven wrote: a convalescent’s holy song of thanks to the godhead. He had been ill, he was ill no longer, and he had found an old mode in which this could be said.',
        'Purcell wrote the fantasias at twenty-one, for instruments that nobody played any more even then.',
      ],
    ),
    dates: [[18, 'wed', '19:30']],
  },
  quintet: {
    ...four,
    title: both('Mozart, Brahms'),
    players: both('Imfeld-Quartett; Lea Zumthor, Klarinette', 'Imfeld Quartet; Lea Zumthor, clarinet'),
    picture: 'fourChairs',
    works: ['mozartQuintet', 'brahmsQuintet'],
    interval: 1,
    bill: [...imfeld, ['zumthor', 'Klarinette', 'Clarinet']],
    text: prose(
      [
        'Zwei Männer schreiben am Ende ihres Lebens für zwei Klarinettisten, in die sie sich verhört haben. Mozart für Stadler, der ihm Geld schuldete, Brahms für Mühlfeld, den er «Fräulein Klarinette» nannte.',
        'Ein fünfter Stuhl steht im Kammersaal. Er bleibt bis zum letzten Augenblick leer.',
      ],
      [
        'Two men at the end of their lives write for two clarinettists with whose sound they have fallen in love. Mozart for Stadler, who owed him money; Brahms for Mühlfeld, whom he called “Miss Clarinet”.',
        'There is a fifth chair in the Chamber Hall. It stays empty until the last moment.',
      ],
    ),
    dates: [
      [22, 'tue', '19:30'],
      [22, 'wed', '19:30'],
    ],
  },
  schubertQuintet: {
    ...four,
    title: both('Schubert'),
    players: both('Imfeld-Quartett; Emanuel Bruck, Violoncello', 'Imfeld Quartet; Emanuel Bruck, cello'),
    picture: 'lakeDusk',
    works: ['schubertQuintet'],
    bill: [...imfeld, ['bruck', 'Violoncello', 'Cello']],
    text: prose(
      [
        'Ein einziges Werk, zwei Monate vor dem Tod geschrieben, zwanzig Jahre lang ungespielt. Im Adagio steht die Zeit, und das zweite Cello zupft dazu, als hielte es jemandem die Tür auf.',
        'Keine Pause, keine Zugabe. Danach gehen die Lichter im Saal langsamer an als sonst.',
      ],
      [
        'A single work, written two months before his death and unplayed for twenty years. In the Adagio time stands still, and the second cello plucks along as if holding a door open for somebody.',
        'No interval, no encore. Afterwards the lights in the hall come up more slowly than usual.',
      ],
    ),
    dates: [
      [28, 'tue', '20:30', 'sold_out'],
      [28, 'wed', '20:30'],
    ],
  },
  hornTrios: {
    room: 'chamber',
    prices: 'chamber',
    title: both('Ligeti, Brahms'),
    players: both(
      'Tomás Reis, Horn; Annina Senn, Violine; Ren Nakano, Klavier',
      'Tomás Reis, horn; Annina Senn, violin; Ren Nakano, piano',
    ),
    picture: 'horn',
    works: ['ligetiHorn', 'brahmsHorn'],
    interval: 1,
    bill: [
      ['reis', 'Horn', 'Horn'],
      ['senn', 'Violine', 'Violin'],
      ['nakano', 'Klavier', 'Piano'],
    ],
    text: prose(
      [
        'Brahms schrieb sein Trio nach dem Tod der Mutter, Ligeti das seine als Hommage an Brahms, in der von Brahms fast nichts zu hören ist. Tomás Reis spielt das eine auf dem Naturhorn und das andere auf dem, das dafür erfunden wurde.',
      ],
      [
        'Brahms wrote his trio after his mother’s death; Ligeti wrote his in homage to Brahms, of whom almost nothing can be heard in it. Tomás Reis plays the one on the natural horn and the other on the kind that was invented for it.',
      ],
    ),
    dates: [[15, 'tue', '19:30']],
  },
  sennAlone: {
    room: 'hall',
    prices: 'recital',
    title: both('Bach, Bartók'),
    players: both('Annina Senn, Violine. Ein Abend allein', 'Annina Senn, violin. An evening alone'),
    picture: 'violin',
    works: ['bachPartita2', 'bartokSolo'],
    interval: 1,
    bill: [['senn', 'Violine', 'Violin']],
    text: prose(
      [
        'Eine Geige im grössten Raum des Hauses. Die Chaconne am Ende der Partita dauert eine Viertelstunde und braucht, wie Brahms fand, vier Saiten und eine ganze Welt.',
        'Annina Senn steht nicht in der Mitte, sondern dort, wo der Ton am längsten bleibt. Sie hat die Stelle im Oktober gesucht und mit einem Stück Klebeband bezeichnet.',
      ],
      [
        'One violin in the largest room of the house. The Chaconne at the end of the Partita lasts a quarter of an hour and needs, as Brahms thought, four strings and a whole world.',
        'Annina Senn does not stand in the middle but where the sound stays longest. She looked for the spot in October and marked it with a piece of tape.',
      ],
    ),
    dates: [[9, 'fri', '19:30', 'few_left']],
  },
  suites: {
    room: 'foyer',
    prices: 'foyer',
    title: both('Bach'),
    players: both(
      'Emanuel Bruck, Violoncello. Alle sechs Suiten an einem Nachmittag',
      'Emanuel Bruck, cello. All six suites in one afternoon',
    ),
    picture: 'foyer',
    works: ['bachSuites'],
    minutes: 240,
    bill: [['bruck', 'Violoncello', 'Cello']],
    text: prose(
      [
        'Von zwei bis sechs Uhr, mit drei Pausen. Man darf kommen und gehen, nur nicht während einer Sarabande.',
        'Die sechste Suite beginnt, wenn die Sonne hinter den Rossberg sinkt. Wir haben es ausgerechnet; bei Nebel müssen Sie uns glauben.',
      ],
      [
        'From two to six o’clock, with three intervals. You may come and go, only not during a sarabande.',
        'The sixth suite begins as the sun sinks behind the Rossberg. We have done the calculation; in fog you will have to believe us.',
      ],
    ),
    dates: [[12, 'sat', '14:00']],
  },
}
