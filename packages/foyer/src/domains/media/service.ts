import { nameIn } from '../../contract/item.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { alias, eq, inArray } from '../../platform/database/drizzle.ts'
import { IMAGE_FORMATS, IMAGE_TYPES, type Image, type ImageFormat, type Thumbnails } from './contract.ts'
import { renditionUrl, widthsOf } from './rendition-names.ts'
import { images, imageTag } from './tables.ts'

type ImageRow = typeof images.$inferSelect

/** The pictures of any number of ids in one query; callers pass the ids of all their items together. */
export async function findImages(
  { db, reads, locale }: Pick<Context, 'db' | 'reads' | 'locale'>,
  ids: (number | null)[],
) {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const byId = wanted.length > 0 ? await findShown(db, wanted, locale) : new Map<number, ImageRow>()
  reads.note(...[...wanted, ...[...byId.values()].map(({ id }) => id)].map((id) => imageTag(id)))
  return (id: number | null): { image_obj: Image | null; image_thumbnails: Thumbnails | null } => {
    const row = id === null ? undefined : byId.get(id)
    return {
      // With the id that the editor chose, even if another language version is shown.
      image_obj: row && id !== null ? { ...describeImage(row, locale), id } : null,
      image_thumbnails: row ? thumbnailsOf(row) : null,
    }
  }
}

/** The picture shown for each id: on English pages the English version, if there is one. */
async function findShown(db: Db, ids: number[], locale: Locale): Promise<Map<number, ImageRow>> {
  const english = alias(images, 'english')
  const rows = await db
    .select({ own: images, english })
    .from(images)
    .leftJoin(english, eq(english.id, images.englishImageId))
    .where(inArray(images.id, ids))
  return new Map(rows.map(({ own, english }) => [own.id, (locale === 'en' && english) || own]))
}

/** The address of the smallest uncropped rendition of each, for lists of pictures. */
export async function findSmallPictures(db: Db, ids: number[]): Promise<Map<number, string>> {
  const rows = ids.length > 0 ? await db.select().from(images).where(inArray(images.id, ids)) : []
  return new Map(
    rows.map((row) => [
      row.id,
      renditionUrl(row, { width: widthsOf(row)[0] as number, format: smallFormat(row) }),
    ]),
  )
}

export function describeImage(row: ImageRow, locale: Locale): Image {
  const { name: alt, ...language } = nameIn(row.alt, locale)
  return {
    id: row.id,
    url: renditionUrl(row, { width: largestWidth(row), format: 'jpg' }),
    width: row.width,
    height: row.height,
    alt,
    ...language,
    credit: row.credit,
    thumbhash: row.thumbhash,
    focal_x: row.focalX,
    focal_y: row.focalY,
    sources: formatsOf(row).map((format) => ({
      type: IMAGE_TYPES[format],
      srcset: widthsOf(row)
        .map((width) => `${renditionUrl(row, { width, format })} ${width}w`)
        .join(', '),
    })),
  }
}

function thumbnailsOf(row: ImageRow): Thumbnails {
  const format = smallFormat(row)
  return {
    vertical: renditionUrl(row, { alias: 'vertical', format }),
    horizontal: renditionUrl(row, { alias: 'horizontal', format }),
    large: renditionUrl(row, { width: largestWidth(row), format }),
  }
}

function smallFormat({ formats }: ImageRow): ImageFormat {
  return formats.includes('webp') ? 'webp' : 'jpg'
}

/** Best first, in whatever order they were made. */
function formatsOf({ formats }: ImageRow): ImageFormat[] {
  return IMAGE_FORMATS.filter((format) => formats.includes(format))
}

function largestWidth(row: ImageRow): number {
  return widthsOf(row).at(-1) as number
}
