import { inArray } from 'drizzle-orm'
import type { Locale } from '../../contract/locale.ts'
import type { Context } from '../../platform/context.ts'
import {
  type IMAGE_ALIASES,
  IMAGE_WIDTHS,
  type Image,
  type ImageFormat,
  type Thumbnails,
} from './contract.ts'
import { images } from './tables.ts'

type ImageRow = typeof images.$inferSelect

const TYPES: Record<ImageFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/** The pictures behind any number of ids, in one query; what an answer needs of all its items at once. */
export async function findImages({ db, reads, locale }: Context, ids: (number | null)[]) {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const rows = wanted.length > 0 ? await db.select().from(images).where(inArray(images.id, wanted)) : []
  reads.note(...wanted.map((id) => `image:${id}`))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return (id: number | null): { image_obj: Image | null; image_thumbnails: Thumbnails | null } => {
    const row = id === null ? undefined : byId.get(id)
    return {
      image_obj: row ? describeImage(row, locale) : null,
      image_thumbnails: row ? thumbnailsOf(row) : null,
    }
  }
}

export function describeImage(row: ImageRow, locale: Locale): Image {
  return {
    id: row.id,
    url: plainUrl(row, largestWidth(row), 'jpg'),
    width: row.width,
    height: row.height,
    alt: row.alt[locale],
    credit: row.credit,
    thumbhash: row.thumbhash,
    focal_x: row.focalX,
    focal_y: row.focalY,
    sources: row.formats.map((format) => ({
      type: TYPES[format],
      srcset: widthsOf(row)
        .map((width) => `${plainUrl(row, width, format)} ${width}w`)
        .join(', '),
    })),
  }
}

function thumbnailsOf(row: ImageRow): Thumbnails {
  const best: ImageFormat = row.formats.includes('webp') ? 'webp' : 'jpg'
  return {
    vertical: aliasUrl(row, 'vertical', best),
    horizontal: aliasUrl(row, 'horizontal', best),
    large: plainUrl(row, largestWidth(row), best),
  }
}

/** The breakpoints the master is wide enough for; at least one. */
export function widthsOf({ width }: Pick<ImageRow, 'width'>): number[] {
  const fitting = Object.values(IMAGE_WIDTHS).filter((candidate) => candidate <= width)
  return fitting.length > 0 ? fitting : [IMAGE_WIDTHS.xs]
}

function largestWidth(row: ImageRow): number {
  return widthsOf(row).at(-1) as number
}

/** Addresses hold the hash of the master, so what stands at one never changes and may be cached for ever. */
function plainUrl({ id, hash }: ImageRow, width: number, format: ImageFormat): string {
  return `/media/${id}/${hash}/w${width}.${format}`
}

function aliasUrl({ id, hash }: ImageRow, alias: keyof typeof IMAGE_ALIASES, format: ImageFormat): string {
  return `/media/${id}/${hash}/${alias}.${format}`
}
