import { announcesNothing, announcesPerRow } from '../../platform/cache/table-tags.ts'
import { bilingual, moment } from '../../platform/database/columns.ts'
import {
  type AnyPgColumn,
  boolean,
  integer,
  pgTable,
  real,
  serial,
  text,
} from '../../platform/database/drizzle.ts'

/** A picture: its master file, and what every rendition of it must know. */
export const images = pgTable('image', {
  id: serial().primaryKey(),
  /** What the file was called that it came from, to find it again. */
  name: text().notNull().default(''),
  /** The hash of the master's bytes and the focal point: part of every address, so that none changes its content. */
  hash: text().notNull(),
  storageKey: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** Where a crop should keep its centre, as shares of width and height. */
  focalX: real().notNull().default(0.5),
  focalY: real().notNull().default(0.5),
  /** A blurred placeholder of some thirty bytes, in base64. */
  thumbhash: text().notNull().default(''),
  /** The formats its renditions exist in; only these are offered. */
  formats: text({ enum: ['avif', 'webp', 'jpg'] })
    .array()
    .notNull()
    .default(['webp', 'jpg']),
  alt: bilingual(),
  /** It says nothing that the words around it do not say, so it needs no description. */
  isDecorative: boolean().notNull().default(false),
  credit: text().notNull().default(''),
  /** What English pages show instead, where this one has German words in it. */
  englishImageId: integer().references((): AnyPgColumn => images.id, { onDelete: 'set null' }),
  createdAt: moment().notNull(),
})

/** A film or a recording of our own, under `/media/files/`. */
export const mediaFiles = pgTable('media_file', {
  id: serial().primaryKey(),
  /** What it is called in the library. */
  name: text().notNull(),
  /** Holds the hash of its content; what stands there never changes. */
  address: text().notNull().unique(),
  kind: text({ enum: ['video', 'audio'] }).notNull(),
  size: integer().notNull(),
  credit: text().notNull().default(''),
  createdAt: moment().notNull(),
})

/** What shows a picture is dropped with it alone: there are far too many of them for one tag. */
export function imageTag(id: number): string {
  return `image:${id}`
}

announcesPerRow(images, ({ id }) => [imageTag(id)])
// Nothing that is kept is made of the library's list; a page names a file by its address.
announcesNothing(mediaFiles)
