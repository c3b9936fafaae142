import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { bilingual, dateTime, decimal, number, string } from '../../fields/kinds.ts'
import type { Db } from '../../platform/database/database.ts'
import { storedIn } from '../../saving/item-store.ts'
import { defineSubject } from '../../saving/subject.ts'
import { images } from './tables.ts'

const SHARE = { min: 0, max: 1, required: true }
const EDGE = { min: 0, max: 100_000, readOnly: true }

/** A picture of the library. Its file comes with `import-image.ts`; here is what editors say of it. */
export const image = defineSubject({
  area: 'media',
  model: 'image',
  target: 'image',
  access: 'editor',
  fields: {
    name: string({ maxLength: 200 }),
    alt: bilingual({ maxLength: 500 }),
    credit: string({ maxLength: 300 }),
    focal_x: decimal(SHARE),
    focal_y: decimal(SHARE),
    width: number(EDGE),
    height: number(EDGE),
    created_at: dateTime({ readOnly: true }),
  },
  store: storedIn(images),
  titleOf: ({ name, alt }) => name || alt.de || alt.en,
  tags: ({ id }) => [`image:${id}`],
  /** Crops depend on the focal point, and what an address shows never changes: another point means other addresses. */
  async derive({ focal_x, focal_y }, { db }, before, id) {
    if (!before || id === null || (focal_x === before.focal_x && focal_y === before.focal_y)) return {}
    const { storageKey, formats } = await rowOf(db, id)
    return {
      hash: addressHash(storageKey, `${focal_x} ${focal_y}`),
      formats: formats.filter((format) => format !== 'avif'),
    }
  },
  async keeps(db, id) {
    const { hash, storageKey, width, height, thumbhash, formats, createdAt } = await rowOf(db, id)
    return {
      columns: { hash, storageKey, width, height, thumbhash, formats, createdAt: createdAt.toISOString() },
    }
  },
})

/** The part of a picture's addresses that changes when they show something else. */
export function addressHash(storageKey: string, what: string): string {
  return createHash('sha256').update(`${storageKey} ${what}`).digest('hex').slice(0, 16)
}

async function rowOf(db: Db, id: number) {
  const [row] = await db.select().from(images).where(eq(images.id, id))
  if (!row) throw new TypeError(`There is no picture ${id}`)
  return row
}
