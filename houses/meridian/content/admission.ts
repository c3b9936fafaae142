import { type Bilingual, FULL_PRICE } from 'openfoyer/content'
import { NOTHING } from './texts.ts'

/** The shop's ids and names of its sale types. */
const SALE_TYPES = {
  full: { id: 1, text: FULL_PRICE, note: NOTHING },
  reduced: {
    id: 2,
    text: { de: 'Ermäßigt', en: 'Concession' },
    note: {
      de: 'Für Schulkinder, Studierende, Auszubildende, Arbeitslose und Menschen mit Schwerbehinderung. Bitte bringen Sie einen Nachweis mit.',
      en: 'For school pupils, students, apprentices, people out of work and disabled people. Please bring proof.',
    },
  },
  young: {
    id: 3,
    text: { de: 'Unter 28', en: 'Under 28' },
    note: {
      de: 'Für alle, die an dem Abend noch keine 28 sind. Bitte bringen Sie einen Ausweis mit.',
      en: 'For everyone who is not yet 28 that evening. Please bring ID.',
    },
  },
  child: { id: 4, text: { de: 'Kind bis 14', en: 'Child up to 14' }, note: NOTHING },
  least: {
    id: 5,
    text: { de: 'Mindestpreis', en: 'Lowest price' },
    note: {
      de: 'Wenn mehr gerade nicht geht. Niemand fragt nach einem Nachweis.',
      en: 'If you cannot pay more right now. Nobody asks for proof.',
    },
  },
  solidarity: {
    id: 6,
    text: { de: 'Solidarpreis', en: 'Solidarity price' },
    note: { de: 'Damit jemand anderes weniger zahlen kann.', en: 'So that somebody else can pay less.' },
  },
} as const satisfies Record<string, { id: number; text: Bilingual; note: Bilingual }>
type SaleType = keyof typeof SALE_TYPES

/** The seat groups, as tickets name them. */
const GROUPS = {
  frontStalls: { de: 'Parkett vorn', en: 'Front stalls' },
  stalls: { de: 'Parkett', en: 'Stalls' },
  balcony: { de: 'Rang', en: 'Balcony' },
  behindThePillar: { de: 'Rang, Säule im Blick', en: 'Balcony, pillar in view' },
  anySeat: { de: 'Freie Platzwahl', en: 'Unreserved seating' },
  floor: { de: 'Halle', en: 'Standing' },
  atTheTable: { de: 'Platz am Tisch', en: 'A place at the table' },
  admission: { de: 'Eintritt', en: 'Admission' },
  freeAdmission: { de: 'Eintritt frei', en: 'Free admission' },
  round: { de: 'Rundgang', en: 'Exhibition visit' },
  pass: { de: 'Festivalpass', en: 'Festival pass' },
} satisfies Record<string, Bilingual>

type Tariff = [group: keyof typeof GROUPS, prices: [SaleType, string][]]

interface PriceList {
  tariffs: Tariff[]
  /** Seats are sold by group; otherwise there is one price list for the room. */
  seated: boolean
  /** Sold by the hour of entry. */
  timeslots?: string[]
}

const withDiscounts = (full: number): [SaleType, string][] => [
  ['full', euros(full)],
  ['reduced', euros(full * 0.6)],
  ['young', euros(Math.min(10, full * 0.5))],
]

const euros = (amount: number) => (Math.round(amount * 2) / 2).toFixed(2)

const PRICE_LISTS = {
  hall: {
    seated: true,
    tariffs: [
      ['frontStalls', withDiscounts(42)],
      ['stalls', withDiscounts(34)],
      ['balcony', withDiscounts(24)],
      ['behindThePillar', withDiscounts(12)],
    ],
  },
  hallOpening: {
    seated: true,
    tariffs: [
      ['frontStalls', withDiscounts(54)],
      ['stalls', withDiscounts(44)],
      ['balcony', withDiscounts(30)],
      ['behindThePillar', withDiscounts(14)],
    ],
  },
  studio: { seated: true, tariffs: [['anySeat', withDiscounts(24)]] },
  /** On Tuesdays all visitors of the Studio pay what they can, from eight euros. */
  studioTuesday: {
    seated: true,
    tariffs: [
      [
        'anySeat',
        [
          ['full', '24.00'],
          ['least', '8.00'],
          ['solidarity', '32.00'],
        ],
      ],
    ],
  },
  family: {
    seated: true,
    tariffs: [
      [
        'anySeat',
        [
          ['full', '14.00'],
          ['child', '7.00'],
        ],
      ],
    ],
  },
  standing: { seated: false, tariffs: [['floor', withDiscounts(18)]] },
  table: {
    seated: false,
    tariffs: [
      [
        'atTheTable',
        [
          ['full', '48.00'],
          ['reduced', '32.00'],
        ],
      ],
    ],
  },
  small: {
    seated: false,
    tariffs: [
      [
        'admission',
        [
          ['full', '8.00'],
          ['reduced', '5.00'],
        ],
      ],
    ],
  },
  free: { seated: false, tariffs: [['freeAdmission', [['full', '0.00']]]] },
  festivalPass: {
    seated: false,
    tariffs: [
      [
        'pass',
        [
          ['full', '72.00'],
          ['reduced', '40.00'],
        ],
      ],
    ],
  },
  exhibition: {
    seated: true,
    tariffs: [
      [
        'round',
        [
          ['full', '12.00'],
          ['reduced', '7.00'],
          ['child', '0.00'],
        ],
      ],
    ],
    timeslots: ['11:00', '12:00', '13:00', '14:00', '15:00', '16:00', '17:00'],
  },
} satisfies Record<string, PriceList>
export type PriceListKey = keyof typeof PRICE_LISTS

interface Availability {
  /** No tickets left, a few, or enough. */
  left: 'none' | 'few' | 'enough'
  /** A number of its own for every event, from which the ids of its timeslot blocks are made. */
  shopId: number
  /** A note on the seats of its room. */
  seatNote?: Bilingual
}

/** Prices and seat groups of one event, as the shop would name them. */
export function admissionOf(key: PriceListKey, { left, shopId, seatNote = NOTHING }: Availability) {
  const { tariffs, seated, timeslots = [] }: PriceList = PRICE_LISTS[key]
  // The wheelchair places are in the stalls; elsewhere there is one group.
  const noted = tariffs.find(([group]) => group === 'stalls')?.[0] ?? tariffs[0]?.[0]
  const groups = tariffs.map(([group, prices], index) => {
    const name = GROUPS[group]
    const seatGroup = seated ? index + 1 : null
    const isGone = left === 'none' || (left === 'few' && tariffs.length > 1 && index < tariffs.length - 1)
    return {
      id: index + 1,
      seat_group: index + 1,
      status: isGone ? '0' : '1',
      text: name,
      note: group === noted ? seatNote : NOTHING,
      prices: prices.map(([type, amount]) => {
        const { id, text, note } = SALE_TYPES[type]
        return {
          id: (index + 1) * 10 + id,
          price: amount,
          sale_type_id: id,
          seat_group: seatGroup,
          text,
          note,
          name,
          has_discounts: type === 'full' && prices.length > 1,
        }
      }),
      timeslots: timeslots.map((time, slot) => ({
        id: slot + 1,
        time_start: `${time}:00`,
        // The noon slot is sold first, because the light is best then.
        status: isGone || time === '12:00' || (left === 'few' && slot > 1) ? '0' : '1',
        block_id: shopId * 10 + slot,
      })),
    }
  })
  return {
    // One price per seat group, with its discounts inside the group; without groups all prices.
    prices: groups.flatMap(({ prices }) => (seated ? prices.slice(0, 1) : prices)),
    seatGroups: seated ? groups : [],
  }
}
