import { createHash } from 'node:crypto'
import { nameOf } from '../../contract/in-language.ts'
import {
  bilingual,
  boolean,
  dateTime,
  decimal,
  image as imageField,
  number,
  string,
} from '../../fields/kinds.ts'
import type { Db } from '../../platform/database/database.ts'
import { eq } from '../../platform/database/drizzle.ts'
import { storedIn } from '../../saving/item-store.ts'
import { defineSubject, KEPT } from '../../saving/subject.ts'
import { AVIF_JOB } from './avif.ts'
import { FORGET_JOB, type ImageFiles } from './forget-files.ts'
import { images } from './tables.ts'

/** How long a deleted picture can be restored; its master is stored until then. */
const COMES_BACK_DAYS = 30

const SHARE = { min: 0, max: 1, required: true }
const EDGE = { min: 0, max: 100_000, readOnly: true }

/** A picture of the library. `import-image.ts` handles its file; this is what editors write about it. */
export const image = defineSubject({
  area: 'media',
  model: 'image',
  target: 'image',
  access: 'editor',
  fields: {
    name: string({ maxLength: 200 }),
    alt: bilingual({ maxLength: 1000 }),
    is_decorative: boolean(),
    credit: string({ maxLength: 1000 }),
    english_image: imageField({ betweenLanguages: true }),
    focal_x: decimal(SHARE),
    focal_y: decimal(SHARE),
    width: number(EDGE),
    height: number(EDGE),
    created_at: dateTime({ readOnly: true }),
  },
  store: storedIn(images),
  titleOf: ({ name, alt }) => name || nameOf(alt),
  /**
   * Crops depend on the focal point, and the content at an address never changes: a new focal point means new
   * addresses.
   */
  async derive({ focal_x, focal_y }, { db }, before, id) {
    if (!before || id === null || (focal_x === before.focal_x && focal_y === before.focal_y)) return {}
    const { storageKey, formats } = await rowOf(db, id)
    return {
      hash: addressHash(storageKey, `${focal_x} ${focal_y}`),
      formats: formats.filter((format) => format !== 'avif'),
    }
  },
  /**
   * A job makes AVIF for new addresses. The renditions of a deleted picture are deleted at once, its master when it can
   * no longer be restored.
   */
  async follows({ db, jobs }, { id, before, after }) {
    if (after) await jobs?.enqueue(AVIF_JOB, { id }, { db })
    else {
      const { storageKey } = (before as unknown as { [KEPT]: { columns: ImageFiles } })[KEPT].columns
      await jobs?.enqueue(FORGET_JOB, { id }, { db })
      await jobs?.enqueue(FORGET_JOB, { id, storageKey }, { db, startAfterDays: COMES_BACK_DAYS })
    }
  },
  async keeps(db, id) {
    const { hash, storageKey, thumbhash, formats } = await rowOf(db, id)
    return { columns: { hash, storageKey, thumbhash, formats } }
  },
})

/** The part of a picture's addresses that changes with its content. */
function addressHash(storageKey: string, what: string): string {
  return createHash('sha256').update(`${storageKey} ${what}`).digest('hex').slice(0, 16)
}

async function rowOf(db: Db, id: number) {
  const [row] = await db.select().from(images).where(eq(images.id, id))
  if (!row) throw new TypeError(`There is no picture ${id}`)
  return row
}
