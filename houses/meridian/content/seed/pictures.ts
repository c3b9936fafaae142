import path from 'node:path'
import type { Desk } from 'openfoyer/content'
import { type ArtworkName, catalog } from '../artwork/catalog.ts'
import type { OccasionKey } from '../occasions/occasions.ts'
import { EVENT_GALLERIES, GALLERIES, PICTURES, type Pictured } from '../pictures.ts'

const MASTERS = path.join(import.meta.dirname, '..', 'artwork', 'masters')

export type PictureIds = Map<ArtworkName, number>

/** Adds the artwork to the library. Where files are left out the demo has no pictures. */
export async function seedPictures(desk: Desk): Promise<PictureIds> {
  const ids: PictureIds = new Map()
  for (const { name, file, alt, credit, focal, english } of catalog) {
    const picture = { alt, credit, focal, english: english && ids.get(english) }
    const id = await desk.picture(path.join(MASTERS, file), picture)
    if (id !== null) ids.set(name, id)
  }
  return ids
}

/** The picture of an item, by the name that the demo uses for the item; null where it has none. */
export type PictureOf = (kind: Pictured, key: string) => number | null

export function picturesFrom(ids: PictureIds): PictureOf {
  return (kind, key) => {
    const name = (PICTURES[kind] as Record<string, ArtworkName | undefined>)[key]
    return (name && ids.get(name)) ?? null
  }
}

/** The pictures in the gallery of an event or a production, by its key. */
export type GalleryOf = (what: string) => number[]

export function galleriesFrom(ids: PictureIds): GalleryOf {
  return (what) => {
    const names = EVENT_GALLERIES[what as OccasionKey] ?? GALLERIES[what as keyof typeof GALLERIES] ?? []
    return names.flatMap((name) => ids.get(name) ?? [])
  }
}
