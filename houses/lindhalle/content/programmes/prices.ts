import { type Bilingual, FULL_PRICE } from 'openfoyer/content'
import { both } from '../words.ts'

const SALE_TYPES = {
  full: { id: 1, text: FULL_PRICE, note: both('') },
  reduced: {
    id: 2,
    text: both('Ermässigt', 'Reduced'),
    note: both(
      'Mit AHV- oder IV-Ausweis, KulturLegi oder Stellensuchenden-Ausweis.',
      'With an AHV, IV, KulturLegi or job-seeker’s card.',
    ),
  },
  young: {
    id: 3,
    text: both('Unter 26', 'Under 26'),
    note: both(
      'Auf allen Plätzen. Bitte zeigen Sie am Eingang einen Ausweis.',
      'In all seats. Please show ID at the door.',
    ),
  },
} as const
type SaleType = keyof typeof SALE_TYPES

type Tariff = [group: Bilingual, full: number, reduced: number, young: number | null]
const hall = (a: number, b: number, c: number, d: number): Tariff[] => [
  [both('Parkett, Reihen 1–12', 'Stalls, rows 1–12'), a, a - 15, 20],
  [both('Parkett, Reihen 13–24', 'Stalls, rows 13–24'), b, b - 15, 20],
  [both('Galerie Mitte', 'Gallery, centre'), c, c - 10, 20],
  [both('Galerie Seite', 'Gallery, sides'), d, d - 5, 15],
]

const LISTS = {
  hall: hall(95, 75, 55, 30),
  large: hall(120, 95, 70, 40),
  recital: hall(85, 65, 45, 25),
  chamber: [
    [both('Erste und zweite Reihe', 'First and second row'), 58, 48, 20],
    [both('Übrige Plätze', 'Other seats'), 42, 34, 15],
  ],
  foyer: [[both('Freie Platzwahl', 'Unreserved seating'), 32, 24, 15]],
  family: [[both('Kissen und Stühle', 'Cushions and chairs'), 24, 18, 10]],
  tour: [[both('Führung', 'Tour'), 15, 10, 5]],
  free: [],
} satisfies Record<string, Tariff[]>
export type PriceKey = keyof typeof LISTS

/** Prices and seat groups as the shop names them. */
export function admission(key: PriceKey, left: 'none' | 'few' | 'enough', note: Bilingual) {
  const tariffs: Tariff[] = LISTS[key]
  const groups = tariffs.map(([name, full, reduced, young], index) => {
    const amounts: [SaleType, number | null][] = [
      ['full', full],
      ['reduced', reduced],
      ['young', young],
    ]
    return {
      ...{ id: index + 1, seat_group: index + 1, text: name, timeslots: [] },
      status: left === 'none' || (left === 'few' && index > 0) ? '0' : '1',
      note: index === 0 ? note : both(''),
      prices: amounts.flatMap(([type, amount]) =>
        amount === null
          ? []
          : {
              id: (index + 1) * 10 + SALE_TYPES[type].id,
              price: amount.toFixed(2),
              sale_type_id: SALE_TYPES[type].id,
              seat_group: index + 1,
              text: SALE_TYPES[type].text,
              note: SALE_TYPES[type].note,
              name,
              has_discounts: type === 'full',
            },
      ),
    }
  })
  return { prices: groups.flatMap(({ prices }) => prices.slice(0, 1)), seatGroups: groups }
}
