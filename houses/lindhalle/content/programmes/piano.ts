import { both, prose } from '../words.ts'
import type { Programme } from './programme.ts'

const recital = { room: 'hall', series: 'klavier', prices: 'recital' } as const

export const piano: Record<string, Programme> = {
  halberg: {
    ...recital,
    title: both('Schubert'),
    players: both('Ida Halberg, Klavier', 'Ida Halberg, piano'),
    picture: 'pianoKeys',
    works: ['schubertImpromptus', 'schubert960'],
    interval: 1,
    bill: [['halberg', 'Klavier', 'Piano']],
    text: prose(
      [
        'Im ersten Takt der letzten Sonate steht ein Thema, im achten ein Triller tief im Bass. Alles, was danach kommt, versucht, diesen Triller zu vergessen.',
        'Ida Halberg spielt ihn so leise, dass Hanspeter Rüegg dafür einen Hammer weicher gestochen hat.',
      ],
      [
        'In the first bar of the last sonata there is a theme, in the eighth a trill deep in the bass. Everything that follows tries to forget this trill.',
        'Ida Halberg plays it so softly that Hanspeter Rüegg has needled one hammer softer for it.',
      ],
    ),
    dates: [[2, 'fri', '19:30']],
  },
  nakano: {
    ...recital,
    title: both('Debussy, Ligeti'),
    players: both('Ren Nakano, Klavier', 'Ren Nakano, piano'),
    picture: 'pianoHammers',
    works: ['debussyPreludes', 'ligetiEtudes'],
    interval: 1,
    bill: [['nakano', 'Klavier', 'Piano']],
    text: prose(
      [
        'Debussy schrieb die Titel seiner Préludes ans Ende, in Klammern, als wären sie ihm erst beim Zuhören eingefallen. Ligeti schrieb über seine Etüden, sie verhielten sich wie wachsende Organismen. Beides stimmt.',
        'Ren Nakano bittet, die Titel nicht vorher zu lesen. Das Programmheft gibt es an diesem Abend beim Hinausgehen.',
      ],
      [
        'Debussy wrote the titles of his Préludes at the end, in brackets, as if they had occurred to him only while listening. Ligeti wrote of his Études that they behave like growing organisms. Both are true.',
        'Ren Nakano asks you not to read the titles beforehand. On this evening the programme booklet is handed out on your way home.',
      ],
    ),
    dates: [[7, 'fri', '19:30']],
  },
  goldberg: {
    ...recital,
    title: both('Bach'),
    players: both('Mila Petrova, Klavier', 'Mila Petrova, piano'),
    picture: 'standLamp',
    works: ['bachGoldberg'],
    bill: [['petrova', 'Klavier', 'Piano']],
    text: prose(
      [
        'Dreissig Veränderungen über einen Bass, für einen Grafen, der nicht schlafen konnte, so jedenfalls will es die Anekdote. Wahr ist, dass am Schluss die Aria wiederkehrt, Note für Note, und nicht mehr dieselbe ist.',
        'Mila Petrova spielt alle Wiederholungen. Sie beginnt um neun.',
      ],
      [
        'Thirty changes over a bass, for a count who could not sleep, or so the anecdote has it. It is true that at the end the Aria returns, note for note, and is no longer the same.',
        'Mila Petrova plays all the repeats. She begins at nine.',
      ],
    ),
    dates: [[10, 'sat', '21:00', 'few_left']],
  },
  mist: {
    ...recital,
    title: both('Janáček, Schumann, Fauré'),
    players: both('Ida Halberg, Klavier', 'Ida Halberg, piano'),
    picture: 'lakeFog',
    works: ['janacekMist', 'faureNocturnes', 'schumannKreis'],
    interval: 2,
    bill: [['halberg', 'Klavier', 'Piano']],
    text: prose(
      [
        'Ein Programm für die Zeit, in der man das andere Ufer nicht sieht. Janáček schrieb «Im Nebel» mit achtundfünfzig, unbekannt ausserhalb von Brünn und nicht mehr sicher, ob er weiterschreiben sollte.',
        'Schumanns «Kreisleriana» endet im leisesten Galopp der Klavierliteratur. Danach bitte noch einen Augenblick sitzen bleiben.',
      ],
      [
        'A programme for the time of year when one cannot see the other shore. Janáček wrote “In the Mists” at fifty-eight, unknown outside Brno and no longer certain whether to go on writing.',
        'Schumann’s “Kreisleriana” ends with the softest gallop in all piano music. Please stay seated for a moment afterwards.',
      ],
    ),
    dates: [[16, 'fri', '19:30']],
  },
  lastSonatas: {
    ...recital,
    title: both('Beethoven, Chopin'),
    players: both('Ren Nakano, Klavier', 'Ren Nakano, piano'),
    picture: 'pianoHammers',
    works: ['beethoven109', 'beethoven111', 'chopinPreludes'],
    interval: 2,
    bill: [['nakano', 'Klavier', 'Piano']],
    text: prose(
      [
        'Warum hat die letzte Sonate nur zwei Sätze? Beethoven soll geantwortet haben, für einen dritten habe er keine Zeit gehabt. Wer die Arietta gehört hat, versteht den Witz.',
        'Nach der Pause vierundzwanzig Stücke in vierundzwanzig Tonarten, das kürzeste dauert eine halbe Minute.',
      ],
      [
        'Why does the last sonata have only two movements? Beethoven is said to have answered that he had no time for a third. Whoever has heard the Arietta understands the joke.',
        'After the interval twenty-four pieces in twenty-four keys; the shortest lasts half a minute.',
      ],
    ),
    dates: [[23, 'fri', '19:30']],
  },
  winterreise: {
    room: 'chamber',
    prices: 'chamber',
    title: both('Schubert'),
    players: both(
      'Christoph Wyler, Bariton; Ida Halberg, Klavier',
      'Christoph Wyler, baritone; Ida Halberg, piano',
    ),
    picture: 'lakeFog',
    works: ['schubertWinter'],
    bill: [
      ['wyler', 'Bariton', 'Baritone'],
      ['halberg', 'Klavier', 'Piano'],
    ],
    text: prose(
      [
        'Vierundzwanzig Lieder von einem, der nachts aus einer Stadt geht und «Gute Nacht» ans Tor schreibt. Christoph Wyler singt sie zum hundertdreizehnten Mal, Ida Halberg spielt sie zum ersten.',
        'Der Text liegt auf. Das Licht reicht zum Lesen, aber Sie werden es nicht brauchen.',
      ],
      [
        'Twenty-four songs of a man who walks out of a town by night and writes “Good night” on the gate. Christoph Wyler sings them for the hundred and thirteenth time, Ida Halberg plays them for the first.',
        'The text with an English translation lies on the seats. There is light enough to read, but you will not need it.',
      ],
    ),
    dates: [
      [5, 'tue', '19:30'],
      [5, 'wed', '19:30', 'sold_out'],
    ],
  },
}
