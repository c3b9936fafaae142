import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { importImage } from '../../../../packages/foyer/src/domains/media/import-image.ts'
import type { Platform } from '../../../../packages/foyer/src/platform/context.ts'
import { type ArtworkName, catalog } from '../artwork/catalog.ts'
import type { OccasionKey } from '../occasions/occasions.ts'
import { EVENT_GALLERIES, GALLERIES, PICTURES, type Pictured } from '../pictures.ts'

const MASTERS = path.join(import.meta.dirname, '..', 'artwork', 'masters')

type Needs = Pick<Platform, 'db' | 'clock'> & Partial<Pick<Platform, 'storage'>>

export type PictureIds = Map<ArtworkName, number>

/** Adds the artwork to the library. Without storage for files the demo has no pictures. */
export async function seedPictures({ db, clock, storage }: Needs): Promise<PictureIds> {
  const ids: PictureIds = new Map()
  if (!storage) return ids
  for (const {
    name,
    file,
    alt,
    credit,
    focal: [x, y],
    english,
  } of catalog) {
    const bytes = await readFile(path.join(MASTERS, file))
    ids.set(
      name,
      await importImage({ db, clock, storage }, bytes, {
        alt,
        credit,
        focal: { x, y },
        englishImage: english && ids.get(english),
      }),
    )
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
