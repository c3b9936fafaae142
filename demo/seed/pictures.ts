import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { importImage } from '../../src/domains/media/import-image.ts'
import { productionImages } from '../../src/domains/productions/tables.ts'
import type { Platform } from '../../src/platform/context.ts'
import { type ArtworkName, catalog } from '../artwork/catalog.ts'
import type { OccasionKey } from '../occasions/occasions.ts'
import { EVENT_GALLERIES, GALLERIES, PICTURES, type Pictured } from '../pictures.ts'
import type { ProductionKey } from '../productions/productions.ts'
import { insertAll } from './rows.ts'
import type { Seeding } from './seeding.ts'

const MASTERS = path.join(import.meta.dirname, '..', 'artwork', 'masters')

type Needs = Pick<Platform, 'db' | 'clock'> & Partial<Pick<Platform, 'storage'>>

export type PictureIds = Map<ArtworkName, number>

/** Takes the artwork in. Without a place for files there are no pictures, and the demo does without. */
export async function seedPictures({ db, clock, storage }: Needs): Promise<PictureIds> {
  const ids: PictureIds = new Map()
  if (!storage) return ids
  for (const {
    name,
    file,
    alt,
    credit,
    focal: [x, y],
  } of catalog) {
    const bytes = await readFile(path.join(MASTERS, file))
    ids.set(name, await importImage({ db, clock, storage }, bytes, { alt, credit, focal: { x, y } }))
  }
  return ids
}

/** The picture of an item, by the name the demo knows the item under; null where it has none. */
export type PictureOf = (kind: Pictured, key: string) => number | null

export function picturesFrom(ids: PictureIds): PictureOf {
  return (kind, key) => {
    const name = (PICTURES[kind] as Record<string, ArtworkName | undefined>)[key]
    return (name && ids.get(name)) ?? null
  }
}

/** The pictures that hang in the gallery of an occasion, by their keys. */
export type GalleryOf = (what: string) => number[]

export function galleriesFrom(ids: PictureIds): GalleryOf {
  return (what) => (EVENT_GALLERIES[what as OccasionKey] ?? []).flatMap((name) => ids.get(name) ?? [])
}

export async function seedGalleries(
  { db }: Seeding,
  ids: PictureIds,
  productions: Record<ProductionKey, number>,
): Promise<void> {
  await insertAll(
    db,
    productionImages,
    Object.entries(GALLERIES).flatMap(([key, names]) =>
      names.flatMap((name, position) => {
        const imageId = ids.get(name)
        return imageId ? [{ productionId: productions[key as ProductionKey], imageId, position }] : []
      }),
    ),
  )
}
