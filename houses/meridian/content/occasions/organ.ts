import { work } from '../texts.ts'
import type { Occasion } from './occasion.ts'

const organAtTwelve = {
  kind: { de: 'Konzert', en: 'Concert' },
  type: 'concert',
  genre: 'organ',
  series: 'orgel',
  room: 'empore',
  prices: 'free',
  minutes: 30,
  tags: ['free'],
} as const

const ohlsdorf = ['ohlsdorf', 'Orgel', 'Organ'] as ['ohlsdorf', string, string]

export const organ = {
  orgelBach: {
    ...organAtTwelve,
    title: { de: 'Orgel um zwölf: Fußarbeit', en: 'Organ at Twelve: Footwork' },
    subtitle: { de: 'Bach, vor allem mit den Füßen', en: 'Bach, mostly with the feet' },
    description: {
      de: [
        'Gesine Ohlsdorf spielt eine Fuge und lässt eine Kamera auf die Pedale schauen. Es sieht aus wie Stepptanz, klingt aber länger nach.',
      ],
      en: [
        'Gesine Ohlsdorf plays a fugue with a camera on the pedals. It looks like tap dancing but rings on for longer.',
      ],
    },
    works: [
      work('Johann Sebastian Bach', {
        de: 'Toccata, Adagio und Fuge C-Dur BWV 564',
        en: 'Toccata, Adagio and Fugue in C major BWV 564',
      }),
    ],
    bill: [ohlsdorf],
  },
  orgelNorden: {
    ...organAtTwelve,
    title: { de: 'Orgel um zwölf: Nordwind', en: 'Organ at Twelve: North Wind' },
    subtitle: { de: 'Buxtehude und Böhm', en: 'Buxtehude and Böhm' },
    description: {
      de: [
        'Musik aus Städten, in denen man die Kirchen hoch baute, um die Schiffe zu sehen. Dreißig Minuten Wind von vorn.',
      ],
      en: [
        'Music from towns that built their churches tall in order to see the ships. Thirty minutes of headwind.',
      ],
    },
    works: [
      work('Dieterich Buxtehude', { de: 'Präludium g-Moll BuxWV 149', en: 'Prelude in G minor BuxWV 149' }),
      work('Georg Böhm', { de: 'Vater unser im Himmelreich', en: 'Vater unser im Himmelreich' }),
    ],
    bill: [ohlsdorf],
  },
  orgelImprovisation: {
    ...organAtTwelve,
    title: { de: 'Orgel um zwölf: Auf Zuruf', en: 'Organ at Twelve: On Demand' },
    subtitle: { de: 'Sie rufen, die Orgel antwortet', en: 'You call, the organ answers' },
    description: {
      de: [
        'Rufen Sie ein Wort hinauf, Gesine Ohlsdorf spielt es herunter. Beim letzten Mal waren es „Gurkensalat“ und „Verzeihung“; eines davon endete in Dur.',
      ],
      en: [
        'Call up a word and Gesine Ohlsdorf plays it down. Last time it was “cucumber salad” and “forgiveness”; one of them ended in the major.',
      ],
    },
    works: [work('Gesine Ohlsdorf', { de: 'Improvisationen auf Zuruf', en: 'Improvisations on demand' })],
    bill: [ohlsdorf],
  },
  orgelFrankreich: {
    ...organAtTwelve,
    title: { de: 'Orgel um zwölf: Mit Sahne', en: 'Organ at Twelve: With Cream' },
    subtitle: { de: 'Franck und Boëllmann', en: 'Franck and Boëllmann' },
    description: {
      de: [
        'Alle 41 Register, auch das, das nie gebraucht wird. Danach riecht die Empore nach warmem Staub und Größenwahn.',
      ],
      en: [
        'All 41 stops, including the one that is never needed. Afterwards the loft smells of warm dust and delusions of grandeur.',
      ],
    },
    works: [
      work('César Franck', { de: 'Pièce héroïque', en: 'Pièce héroïque' }),
      work('Léon Boëllmann', { de: 'Toccata aus der Suite gothique', en: 'Toccata from the Suite gothique' }),
    ],
    bill: [ohlsdorf],
  },
  orgelKinder: {
    ...organAtTwelve,
    tags: ['free', 'children'],
    title: { de: 'Orgel um zwölf: Unter der Bank', en: 'Organ at Twelve: Under the Bench' },
    subtitle: {
      de: 'Für Kinder, die wissen wollen, woher das kommt',
      en: 'For children who want to know where it comes from',
    },
    description: {
      de: [
        'Man darf in die Orgel hineingehen, den Blasebalg treten und die kleinste Pfeife in der Hand halten. Sie ist so lang wie ein Fingernagel und hat das letzte Wort.',
      ],
      en: [
        'You may walk into the organ, tread the bellows and hold the smallest pipe in your hand. It is as long as a fingernail and has the last word.',
      ],
    },
    works: [work('Louis-Claude Daquin', { de: 'Der Kuckuck', en: 'The Cuckoo' })],
    bill: [ohlsdorf, ['anders', 'Fragen', 'Questions']],
    ageAdvice: { de: 'Ab 5 Jahren', en: 'From age 5' },
  },
  orgelWasser: {
    ...organAtTwelve,
    title: { de: 'Orgel um zwölf: Hochwasser', en: 'Organ at Twelve: High Water' },
    subtitle: { de: 'Händel, Liszt und der Pegel', en: 'Handel, Liszt and the gauge' },
    description: {
      de: [
        'Gespielt wird so laut, wie der Fluss heute hoch steht: ein Zentimeter, ein Register. Das Programm richtet sich nach dem Pegel von elf Uhr.',
      ],
      en: [
        'We play as loudly as the river is high today: one centimetre, one stop. The programme follows the eleven o’clock gauge.',
      ],
    },
    works: [
      work('Georg Friedrich Händel', {
        de: 'Aus der Wassermusik, für Orgel',
        en: 'From the Water Music, for organ',
      }),
      work('Franz Liszt', {
        de: 'Der heilige Franziskus, über die Wogen schreitend',
        en: 'St Francis Walking on the Waves',
      }),
    ],
    bill: [ohlsdorf],
  },
} satisfies Record<string, Occasion>
