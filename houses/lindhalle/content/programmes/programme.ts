import type { Bilingual } from 'openfoyer/content'
import type { PictureKey } from '../artwork/pictures.ts'
import type { PersonKey } from '../people/people.ts'
import type { RoomKey } from '../places.ts'
import type { SeriesKey } from '../series.ts'
import type { PriceKey } from './prices.ts'
import type { WorkKey } from './works.ts'

export type Day = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'
export type Evening = [
  week: number,
  day: Day,
  time: string,
  standing?: 'sold_out' | 'few_left' | 'cancelled' | 'moved',
]

/** A concert programme: composers first, then who plays. */
export interface Programme {
  /** The composers, or what it is if nothing is played. */
  title: Bilingual
  players: Bilingual
  room: RoomKey
  series?: SeriesKey
  picture: PictureKey
  works?: WorkKey[]
  /** After how many works there is an interval; none if left out. */
  interval?: number
  /** How long it takes where the works do not say it. */
  minutes?: number
  bill?: [who: PersonKey | (string & {}), de: string, en: string][]
  text: Bilingual
  note?: Bilingual
  prices: PriceKey
  dates: Evening[]
}
