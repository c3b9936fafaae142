import type { ModuleInput } from 'openfoyer/content'
import type { ArtworkName } from '../../artwork/catalog.ts'

/** The items that the page of all modules refers to, once they exist. */
export interface Placed {
  picture(name: ArtworkName): number
  venues: number[]
  categories: number[]
  tag: number
  event: number
  film: string
  bell: string
  /** Moments around the day of the demo. */
  yesterday: string
  nextYear: string
}

/** Picks the text in the language of a page. */
export type Say = (de: string, en: string) => string

export type Chapter = (say: Say, placed: Placed) => ModuleInput[]

/** A chapter's title, with the anchor for the list of anchors. */
export const title = (content: string, anchor: string, preline = ''): ModuleInput => ({
  model: 'headline',
  content,
  anchor,
  preline,
})

/** The name of a variant, small, above it. */
export const variant = (content: string): ModuleInput => ({ model: 'headline', headline_level: 3, content })
