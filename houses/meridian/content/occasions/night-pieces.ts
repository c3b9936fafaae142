import { work } from '../texts.ts'
import type { Occasion } from './occasion.ts'

const nightPiece = {
  kind: { de: 'Konzert', en: 'Concert' },
  type: 'concert',
  genre: 'jazz',
  series: 'nacht',
  room: 'halle',
  prices: 'standing',
  minutes: 75,
  tags: ['lateNight'],
} as const

export const nightPieces = {
  nachtBigband: {
    ...nightPiece,
    title: { de: 'Siebzehn auf einmal', en: 'Seventeen at Once' },
    subtitle: {
      de: 'Die Hausbigband spielt, was sie dienstags probt',
      en: 'The house big band plays what it rehearses on Tuesdays',
    },
    description: {
      de: [
        'Bela Rosenhagen und die Bigband des Kesselhauses: eine Zahnärztin am Schlagzeug, zwei Lokführer an der Posaune, ein Gerichtsvollzieher am Bass. Wer stehen bleibt, tanzt eben später.',
      ],
      en: [
        'Bela Rosenhagen and the Boiler House big band: a dentist on drums, two engine drivers on trombone, a bailiff on bass. Those who stand still will simply dance later.',
      ],
    },
    works: [work('Bela Rosenhagen', { de: 'Spätschicht-Suite', en: 'Late Shift Suite' })],
    bill: [
      ['rosenhagen', 'Leitung', 'Leader'],
      ['Bigband Kesselhaus', 'Alle siebzehn', 'All seventeen'],
    ],
    sponsors: [{ name: 'Stadtwerke Kaistadt', url: 'https://stadtwerke.example', image_id: null }],
  },
  nachtSatie: {
    ...nightPiece,
    title: { de: 'Achthundertvierzigmal', en: 'Eight Hundred and Forty Times' },
    subtitle: { de: 'Satie, solange die Fähre fährt', en: 'Satie, for as long as the ferry runs' },
    description: {
      de: [
        'Ein Motiv, sehr langsam, sehr oft. Wir fangen um halb elf an und hören auf, wenn die letzte Fähre ablegt; den Rest müssen Sie sich zu Hause vorstellen.',
      ],
      en: [
        'One motif, very slowly, very often. We begin at half past ten and stop when the last ferry leaves; you will have to imagine the rest at home.',
      ],
    },
    works: [
      work(
        'Erik Satie',
        { de: 'Vexations', en: 'Vexations' },
        { de: 'In Auszügen, notgedrungen', en: 'In excerpts, of necessity' },
      ),
    ],
    bill: [['wrede', 'Klavier', 'Piano']],
  },
  nachtRadio: {
    ...nightPiece,
    tags: ['lateNight', 'guest'],
    title: { de: 'Mittelwelle', en: 'Medium Wave' },
    subtitle: { de: 'Ein Konzert für sechs alte Radios', en: 'A concert for six old radios' },
    description: {
      de: [
        'Tomke Larssen dreht an Knöpfen, bis der Äther antwortet. Seewetter, Walzer, Rauschen: Was heute Nacht gesendet wird, wird gespielt.',
      ],
      en: [
        'Tomke Larssen turns knobs until the ether answers. Shipping forecast, waltz, static: what is broadcast tonight is what gets played.',
      ],
    },
    bill: [['Tomke Larssen', 'Radios', 'Radios']],
  },
  nachtStummfilm: {
    ...nightPiece,
    title: { de: 'Der Heizer schweigt', en: 'The Stoker Says Nothing' },
    subtitle: { de: 'Stummfilm am Kessel, live vertont', en: 'A silent film by the boiler, scored live' },
    description: {
      de: [
        'Im Keller des Kesselhauses lagen vier Rollen Film: Heizer bei der Arbeit, undatiert, ohne Namen. Gesine Ohlsdorf am Harmonium, Noé Marchetti an der Schaufel.',
      ],
      en: [
        'Four reels of film lay in the cellar of the Boiler House: stokers at work, undated, unnamed. Gesine Ohlsdorf on harmonium, Noé Marchetti on shovel.',
      ],
    },
    bill: [
      ['ohlsdorf', 'Harmonium', 'Harmonium'],
      ['marchetti', 'Schaufel und Geräusch', 'Shovel and sound'],
    ],
  },
  nachtStrom: {
    ...nightPiece,
    tags: ['lateNight', 'guest'],
    title: { de: 'Netzbrummen', en: 'Mains Hum' },
    subtitle: { de: 'Fünfzig Hertz und was daraus wird', en: 'Fifty hertz and what becomes of it' },
    description: {
      de: [
        'Jede Leitung im Haus summt ein tiefes G. Das Trio Kurzschluss stimmt sich darauf ein, schaltet dazu und nach und nach alles andere aus.',
      ],
      en: [
        'Every cable in the house hums a low G. The Kurzschluss trio tunes to it, adds to it and gradually switches everything else off.',
      ],
    },
    bill: [['Trio Kurzschluss', 'Elektronik', 'Electronics']],
    info: {
      de: 'Mit Stroboskoplicht in den letzten zehn Minuten. Ohrstöpsel gibt es an der Bar.',
      en: 'Strobe lighting in the last ten minutes. Earplugs at the bar.',
    },
  },
} satisfies Record<string, Occasion>
