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

/** A picture: its master file, and the data for its renditions. */
export const images = pgTable('image', {
  id: serial().primaryKey(),
  /** The original file name, for searching. */
  name: text().notNull().default(''),
  /**
   * The hash of the master's bytes and the focal point: part of every address, so that the content at an address never
   * changes.
   */
  hash: text().notNull(),
  storageKey: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  /** The centre of crops, as parts of width and height. */
  focalX: real().notNull().default(0.5),
  focalY: real().notNull().default(0.5),
  /** A blurred placeholder of about thirty bytes, in base64. */
  thumbhash: text().notNull().default(''),
  /** The formats in which its renditions exist; only these are offered. */
  formats: text({ enum: ['avif', 'webp', 'jpg'] })
    .array()
    .notNull()
    .default(['webp', 'jpg']),
  alt: bilingual(),
  /** It shows nothing that the text around it does not say, so it needs no description. */
  isDecorative: boolean().notNull().default(false),
  credit: text().notNull().default(''),
  /** The picture that English pages show instead, if this one contains German text. */
  englishImageId: integer().references((): AnyPgColumn => images.id, { onDelete: 'set null' }),
  createdAt: moment().notNull(),
})

/** A film or a sound recording on this server, under `/media/files/`. */
export const mediaFiles = pgTable('media_file', {
  id: serial().primaryKey(),
  /** The name in the library. */
  name: text().notNull(),
  /** Contains the hash of its content, which therefore never changes. */
  address: text().notNull().unique(),
  kind: text({ enum: ['video', 'audio'] }).notNull(),
  size: integer().notNull(),
  credit: text().notNull().default(''),
  createdAt: moment().notNull(),
})

/** The tag of one picture. There is no tag for all: too many pages would be dropped. */
export function imageTag(id: number): string {
  return `image:${id}`
}

announcesPerRow(images, ({ id }) => [imageTag(id)])
// No stored page or answer contains the library's list; pages refer to a file by its address.
announcesNothing(mediaFiles)
