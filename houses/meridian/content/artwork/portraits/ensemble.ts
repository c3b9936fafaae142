import type { Bilingual } from 'openfoyer/content'
import { GARMENTS, type GarmentName } from './clothes.ts'
import { HAIRDOS, type HairdoName } from './hair.ts'

export type Ground = 'cream' | 'blue' | 'sand' | 'green'
export type Beard = 'full' | 'moustache' | 'goatee'
export type Glasses = 'round' | 'square'

/** The data of one member's portrait. */
export interface Likeness {
  name: string
  hair: HairdoName
  garment: GarmentName
  /** The width of the jaw: 60 is narrow, 104 is square. */
  jaw: number
  /** The corners of the mouth: above 0 up, below 0 down. */
  smile: number
  isDeep?: boolean
  isGrey?: boolean
  beard?: Beard
  glasses?: Glasses
  ground: Ground
  /** The side from which the light comes. */
  light: 'left' | 'right'
}

type Extras = Pick<Likeness, 'isDeep' | 'isGrey' | 'beard' | 'glasses'>
type Row = [hair: HairdoName, garment: GarmentName, jaw: number, smile: number, extras?: Extras]

const ROWS: Row[] = [
  ['fringe', 'jacket', 70, 4],
  ['swept', 'shirt', 92, 2, { beard: 'full' }],
  ['bun', 'round', 66, 10],
  ['crop', 'shirt', 88, 3, { glasses: 'square' }],
  ['turban', 'shawl', 74, 12],
  ['curls', 'jacket', 74, 8, { isDeep: true }],
  ['quiff', 'roll', 94, -3, { beard: 'moustache' }],
  ['scarf', 'round', 70, 8],
  ['crop', 'tie', 98, -2],
  ['bob', 'roll', 68, 8, { glasses: 'round' }],
  ['thin', 'tie', 84, 2, { glasses: 'square', beard: 'moustache', isGrey: true }],
  ['crop', 'roll', 86, 5, { beard: 'goatee', isDeep: true }],
  ['bun', 'stripes', 66, 3],
  ['side', 'shirt', 72, 10],
  ['quiff', 'stripes', 92, 6],
  ['curls', 'dots', 72, -2, { isDeep: true }],
  ['swept', 'jacket', 80, 6],
  ['scarf', 'shawl', 72, 12],
  ['puffs', 'stripes', 68, 12, { isDeep: true }],
  ['curls', 'shirt', 76, 5, { glasses: 'square' }],
  ['bald', 'tie', 94, -2, { beard: 'full' }],
  ['band', 'dots', 66, 8],
  ['quiff', 'jacket', 86, 8],
  ['bob', 'shirt', 78, 4, { glasses: 'round', isGrey: true }],
  ['afro', 'roll', 80, 10, { isDeep: true }],
  ['side', 'jacket', 68, -3],
  ['cap', 'jacket', 92, 2, { beard: 'moustache' }],
  ['bob', 'shawl', 72, 12, { isGrey: true }],
]

/** Neighbours on the team page never have the same ground. */
const GROUNDS: Ground[] = ['cream', 'blue', 'sand', 'green', 'blue', 'cream', 'green', 'sand']

export const ensemble: Likeness[] = ROWS.map(([hair, garment, jaw, smile, extras], at) => ({
  name: `portrait-${String(at + 1).padStart(2, '0')}`,
  hair,
  garment,
  jaw,
  smile,
  ...extras,
  ground: GROUNDS[at % GROUNDS.length] ?? 'cream',
  light: at % 3 === 1 ? 'right' : 'left',
}))

const BEARDS: Record<Beard, Bilingual> = {
  full: { de: 'Vollbart', en: 'full beard' },
  moustache: { de: 'Schnurrbart', en: 'moustache' },
  goatee: { de: 'Kinnbart', en: 'chin beard' },
}
const GLASSES: Record<Glasses, Bilingual> = {
  round: { de: 'runde Brille', en: 'round glasses' },
  square: { de: 'eckige Brille', en: 'square glasses' },
}
const GREY: Bilingual = { de: 'ergraut', en: 'greying' }

/** The description of a portrait in words. */
export function described({ hair, garment, beard, glasses, isGrey, light }: Likeness): Bilingual {
  const parts: Bilingual[] = [
    HAIRDOS[hair].says,
    ...(isGrey && hair !== 'thin' ? [GREY] : []),
    ...(glasses ? [GLASSES[glasses]] : []),
    ...(beard ? [BEARDS[beard]] : []),
    GARMENTS[garment].says,
  ]
  const from = light === 'left' ? { de: 'links', en: 'left' } : { de: 'rechts', en: 'right' }
  return {
    de: `${parts.map(({ de }) => de).join(', ')}, Licht von ${from.de}`,
    en: `${parts.map(({ en }) => en).join(', ')}, light from the ${from.en}`,
  }
}
