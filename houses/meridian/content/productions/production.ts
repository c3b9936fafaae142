import type { Bilingual } from 'openfoyer/content'
import type { PriceListKey } from '../admission.ts'
import type { Credit } from '../people/people.ts'
import type { SeriesKey } from '../series.ts'
import type { PlannedWork, Prose } from '../texts.ts'
import type { RoomKey } from '../venues.ts'
import type { GenreKey, ProductionTagKey, TypeKey } from '../vocabulary.ts'

export interface Production {
  title: Bilingual
  subtitle: Bilingual
  author: string
  description: Prose
  type: TypeKey
  genre: GenreKey
  tags: ProductionTagKey[]
  series?: SeriesKey
  room: RoomKey
  prices: PriceListKey
  minutes: number
  /** For a production that visitors may enter at any time, such as an exhibition: the minutes from opening to closing. */
  openMinutes?: number
  language: Bilingual
  surtitles?: Bilingual
  ageAdvice?: Bilingual
  intervals?: number
  contentNotes?: Bilingual
  /** How long ago it opened; left out where the premiere is in the programme. */
  openedWeeksAgo?: number
  works?: PlannedWork[]
  /** At YouTube or Vimeo; its still is listed with the pictures. */
  film?: string
  promoter?: Bilingual
  bill: Credit[]
}

export const IN_GERMAN: Bilingual = { de: 'Deutsch', en: 'German' }
export const NO_WORDS: Bilingual = { de: 'Ohne Sprache', en: 'No language needed' }
export const ENGLISH_SURTITLES: Bilingual = { de: 'Englische Übertitel', en: 'English surtitles' }
export const ageFrom = (years: number): Bilingual => ({ de: `Ab ${years} Jahren`, en: `From age ${years}` })
