import { english } from './catalog/english.ts'
import { type Entry, HOUSE_CREDIT } from './catalog/entry.ts'
import { essays } from './catalog/essays.ts'
import { photographs } from './catalog/photographs.ts'
import { places } from './catalog/places.ts'
import { portraits } from './catalog/portraits.ts'
import { posters } from './catalog/posters.ts'
import { scenes } from './catalog/scenes.ts'
import { series } from './catalog/series.ts'

/** English versions first, because the pictures that they replace refer to them. */
const entries = {
  ...english,
  ...posters,
  ...series,
  ...places,
  ...essays,
  ...scenes,
  ...portraits,
  ...photographs,
}

export type ArtworkName = keyof typeof entries

export interface Artwork extends Entry {
  name: ArtworkName
  /** Within demo/artwork/masters. */
  file: string
  credit: string
  /** The picture that English pages show instead. */
  english?: ArtworkName
}

/** Every picture of the demo venue. */
export const catalog: Artwork[] = Object.entries<Entry & { credit?: string }>(entries).map(
  ([name, entry]) => ({
    name: name as ArtworkName,
    file: `${name}.webp`,
    alt: entry.alt,
    credit: entry.credit ?? HOUSE_CREDIT,
    focal: entry.focal,
    ...(`${name}-en` in entries && { english: `${name}-en` as ArtworkName }),
  }),
)
