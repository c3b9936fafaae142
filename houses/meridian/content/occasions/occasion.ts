import type { Bilingual, ValuesOf } from 'openfoyer/content'
import type { PriceListKey } from '../admission.ts'
import type { Credit } from '../people/people.ts'
import type { SeriesKey } from '../series.ts'
import type { PlannedWork, Prose } from '../texts.ts'
import type { RoomKey } from '../venues.ts'
import type { EventTagKey, GenreKey, TypeKey } from '../vocabulary.ts'

/** An event that belongs to no production. */
export interface Occasion {
  title: Bilingual
  subtitle: Bilingual
  description: Prose
  /** What the house calls it: concert, talk, tour, … */
  kind: Bilingual
  type: TypeKey
  genre: GenreKey
  series?: SeriesKey
  room: RoomKey
  prices: PriceListKey
  minutes: number
  /** For an event of several days: its end, instead of the minutes. */
  until?: { daysLater: number; time: string }
  tags?: readonly EventTagKey[]
  language?: Bilingual
  ageAdvice?: Bilingual
  info?: Bilingual
  works?: PlannedWork[]
  /** At YouTube or Vimeo; its still is listed with the pictures. */
  film?: string
  bill?: Credit[]
  sponsors?: ValuesOf<'event'>['sponsors']
  promoter?: Bilingual
}
