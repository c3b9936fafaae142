import { both, prose } from '../words.ts'
import type { Programme } from './programme.ts'

const small = { series: 'klein', prices: 'family', room: 'chamber' } as const

export const children: Record<string, Programme> = {
  peter: {
    ...small,
    room: 'hall',
    title: both('Prokofjew', 'Prokofiev'),
    players: both(
      'Peter und der Wolf: Orchester der Lindhalle, Linus Bachmann',
      'Peter and the Wolf: Orchestra of the Lindhalle, Linus Bachmann',
    ),
    picture: 'horn',
    works: ['prokofievPeter'],
    minutes: 50,
    bill: [
      ['bachmann', 'Leitung', 'Conductor'],
      ['reis', 'der Wolf', 'The wolf'],
      ['zumthor', 'die Katze', 'The cat'],
    ],
    text: prose(
      [
        'Der Wolf wohnt in drei Hörnern, die Katze in der Klarinette. Zuerst hören wir sie einzeln, im Dunkeln, dann alle zusammen. Wer sich fürchtet, darf zu den Celli sitzen. Ab fünf Jahren.',
      ],
      [
        'The wolf lives in three horns, the cat in the clarinet. First we hear them one by one in the dark, then all together. Whoever is afraid may sit with the cellos. For ages five and up.',
      ],
    ),
    dates: [
      [3, 'sat', '11:00'],
      [3, 'sat', '14:30', 'few_left'],
      [19, 'sat', '11:00'],
    ],
  },
  animals: {
    ...small,
    title: both('Saint-Saëns'),
    players: both(
      'Der Karneval der Tiere: Musikerinnen und Musiker des Orchesters',
      'The Carnival of the Animals: musicians of the orchestra',
    ),
    picture: 'pianoKeys',
    works: ['saintSaens'],
    minutes: 50,
    bill: [
      ['bachmann', 'der Schwan', 'The swan'],
      ['petrova', 'Klavier', 'Piano'],
    ],
    text: prose(
      [
        'Zwei Klaviere, ein Schwan, Schildkröten, die sehr langsam Cancan tanzen. Die Kinder sitzen im Kreis um die Bühne und entscheiden, welches Tier zweimal kommt. Ab vier Jahren.',
      ],
      [
        'Two pianos, a swan, tortoises dancing a very slow cancan. The children sit in a circle around the stage and decide which animal comes twice. For ages four and up.',
      ],
    ),
    dates: [
      [7, 'sun', '11:00'],
      [14, 'sat', '11:00'],
      [14, 'sat', '14:30'],
      [26, 'sun', '11:00'],
    ],
  },
  goose: {
    ...small,
    title: both('Ravel'),
    players: both('Ma mère l’Oye: zwei Menschen, ein Klavier', 'Ma mère l’Oye: two people, one piano'),
    picture: 'harp',
    works: ['ravelMere'],
    minutes: 40,
    bill: [
      ['petrova', 'Klavier', 'Piano'],
      ['nakano', 'Klavier', 'Piano'],
      ['caduff', 'Erzählung', 'Narrator'],
    ],
    text: prose(
      [
        'Fünf Märchen in siebzehn Minuten, danach malen wir den Feengarten auf eine Papierrolle, die von der Bühne bis zum See reicht. Ab drei Jahren.',
      ],
      [
        'Five fairy tales in seventeen minutes; afterwards we paint the fairy garden on a roll of paper that reaches from the stage to the lake. For ages three and up.',
      ],
    ),
    dates: [
      [5, 'sun', '15:00'],
      [11, 'sat', '11:00'],
      [22, 'sun', '15:00'],
      [29, 'sun', '11:00'],
    ],
  },
  smallNight: {
    ...small,
    title: both('Mozart'),
    players: both(
      'Eine kleine Nachtmusik, liegend zu hören',
      'Eine kleine Nachtmusik, to be heard lying down',
    ),
    picture: 'fourChairs',
    works: ['mozartNacht'],
    minutes: 45,
    bill: [
      ['odermatt', 'Violine', 'Violin'],
      ['caduff', 'Vermittlung', 'Education'],
    ],
    text: prose(
      [
        'Wir löschen das Licht, legen uns auf Kissen und hören, wo im Raum die Bratsche ist. Schlafanzüge sind erlaubt, auch für Grosse. Ab vier Jahren.',
      ],
      [
        'We put out the lights, lie down on cushions and hear where in the room the viola is. Pyjamas are allowed, for adults too. For ages four and up.',
      ],
    ),
    dates: [
      [1, 'sun', '17:00'],
      [12, 'sun', '17:00'],
      [24, 'sat', '17:00'],
    ],
  },
}
