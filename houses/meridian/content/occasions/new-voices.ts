import { work } from '../texts.ts'
import type { Occasion } from './occasion.ts'

const newVoice = {
  kind: { de: 'Werkstattabend', en: 'Work in progress' },
  type: 'talk',
  genre: 'conversation',
  series: 'stimmen',
  room: 'probebuehne',
  prices: 'small',
  minutes: 90,
} as const

export const newVoices = {
  stimmenSeiten: {
    ...newVoice,
    title: { de: 'Die ersten zehn Seiten', en: 'The First Ten Pages' },
    subtitle: { de: 'Fünf Anfänge, kein Ende', en: 'Five beginnings, no ending' },
    description: {
      de: [
        'Fünf Menschen lesen den Anfang eines Stücks, das es noch nicht gibt. Das Publikum sagt, bei welchem es sitzen bliebe. Im letzten Jahr wurde daraus „Die lange Tafel“.',
      ],
      en: [
        'Five people read the beginning of a play that does not exist yet. The audience says which one it would stay for. Last year one of them became “The Long Table”.',
      ],
    },
    bill: [
      ['delbrueck', 'Einrichtung', 'Presented by'],
      ['nordmeyer', 'Rotstift', 'Red pencil'],
    ],
    language: { de: 'Deutsch', en: 'German' },
  },
  stimmenKomposition: {
    ...newVoice,
    type: 'concert',
    genre: 'chamberMusic',
    title: { de: 'Noch nass', en: 'Still Wet' },
    subtitle: { de: 'Kompositionen, gestern fertig geworden', en: 'Compositions finished yesterday' },
    description: {
      de: [
        'Drei Studierende, drei Uraufführungen, ein Ensemble, das vom Blatt spielt. Fehler gehören dem, der sie zuerst bemerkt.',
      ],
      en: [
        'Three students, three first performances, an ensemble sight-reading. Mistakes belong to whoever notices them first.',
      ],
    },
    works: [
      work(
        'Jule Petrikat',
        { de: 'Kachelofen', en: 'Tiled Stove' },
        { de: 'Uraufführung', en: 'First performance' },
      ),
      work(
        'Arvid Somm',
        { de: 'Vier Treppen', en: 'Four Flights' },
        { de: 'Uraufführung', en: 'First performance' },
      ),
      work(
        'Noura Belling',
        { de: 'Nachsendeauftrag', en: 'Forwarding Address' },
        { de: 'Uraufführung', en: 'First performance' },
      ),
    ],
    bill: [['wrede', 'Leitung', 'Conductor']],
  },
  stimmenSolo: {
    ...newVoice,
    type: 'dance',
    genre: 'contemporaryDance',
    title: { de: 'Ein Stuhl, acht Minuten', en: 'One Chair, Eight Minutes' },
    subtitle: { de: 'Soli der jungen Kompanie', en: 'Solos by the young company' },
    description: {
      de: ['Alle bekommen denselben Stuhl und dieselbe Zeit. Sechs Soli, sechs Meinungen über das Sitzen.'],
      en: ['Everyone gets the same chair and the same time. Six solos, six opinions on sitting.'],
    },
    bill: [['quandt', 'Auswahl', 'Selection']],
  },
  stimmenMehrsprachig: {
    ...newVoice,
    title: { de: 'Zungen lösen', en: 'Loosening Tongues' },
    subtitle: {
      de: 'Texte in elf Sprachen, übersetzt im Stehen',
      en: 'Texts in eleven languages, translated standing up',
    },
    description: {
      de: [
        'Menschen aus dem Viertel lesen in der Sprache, in der sie fluchen. Jemand anderes übersetzt aus dem Stegreif und ein bisschen zu höflich.',
      ],
      en: [
        'People from the neighbourhood read in the language they swear in. Someone else translates off the cuff and a little too politely.',
      ],
    },
    bill: [['petersheim', 'Gastgeberin', 'Host']],
    language: { de: 'Elf Sprachen und Deutsch', en: 'Eleven languages and German' },
  },
  stimmenWerkschau: {
    ...newVoice,
    type: 'theatre',
    genre: 'drama',
    title: { de: 'Halbfertig', en: 'Half Done' },
    subtitle: { de: 'Werkschau der Regieassistenz', en: 'The assistant directors show their work' },
    description: {
      de: [
        'Die Leute, die sonst den Kaffee holen und die Striche eintragen, inszenieren je zwanzig Minuten. Bühnenbild aus dem Fundus, Etat: ein Kasten Wasser.',
      ],
      en: [
        'The people who otherwise fetch the coffee and write in the cuts direct twenty minutes each. Sets from stock; budget: one crate of water.',
      ],
    },
    bill: [
      ['Malin Osterkamp', 'Regie', 'Director'],
      ['Theo Krahl', 'Regie', 'Director'],
      ['brandeis', 'Spiel', 'Actor'],
      ['zirkel', 'Spiel', 'Actor'],
    ],
    language: { de: 'Deutsch', en: 'German' },
  },
} satisfies Record<string, Occasion>
