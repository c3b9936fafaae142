import { EVENT_KINDS } from '../../contract/event-kinds.ts'
import { announces, announcesPerRow, itemTag, listTags } from '../../platform/cache/table-tags.ts'
import { bilingual, extraFacts, publication } from '../../platform/database/columns.ts'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
} from '../../platform/database/drizzle.ts'
import { images } from '../media/tables.ts'
import { persons } from '../people/tables.ts'
import type { Work } from './contract.ts'

/** The tag of lists of productions. */
export const PRODUCTIONS_TAG = 'productions'
/** The tag of the words that productions and events are grouped by: seasons, types and tags. */
export const PRODUCTION_WORDS_TAG = 'production-words'
export const productionTag = (id: number) => itemTag('production', id)
/** The tag of the productions in which a person takes part. */
export const productionsOf = (personId: number | null) => listTags('productions', 'person', personId)

export const seasons = pgTable('season', {
  id: serial().primaryKey(),
  name: bilingual(),
  dateFrom: date().notNull(),
  dateTo: date().notNull(),
})

/** The type: theatre, concert, exhibition, …; the `type` of the programme's filter. */
export const exhibitionTypes = pgTable('exhibition_type', {
  id: serial().primaryKey(),
  /** A number as text, so that the filter in the address is a number (3-readings, Calls). */
  slug: text().notNull().unique(),
  name: bilingual(),
  /** What it is for search engines, where the genre of an event does not say it. */
  kind: text({ enum: EVENT_KINDS }).notNull().default('other'),
  position: integer().notNull().default(0),
})

export const productionTags = pgTable('production_tag', {
  id: serial().primaryKey(),
  name: bilingual(),
  showInFilter: boolean().notNull().default(true),
})

export const productions = pgTable(
  'production',
  {
    id: serial().primaryKey(),
    title: bilingual(),
    subtitle: bilingual(),
    /** The writer or composer. */
    author: text().notNull().default(''),
    description: bilingual(),
    seasonId: integer().references(() => seasons.id, { onDelete: 'set null' }),
    exhibitionTypeId: integer().references(() => exhibitionTypes.id, { onDelete: 'set null' }),
    premiereOn: date(),
    imageId: integer().references(() => images.id, { onDelete: 'set null' }),
    videoUrl: text().notNull().default(''),
    videoImageId: integer().references(() => images.id, { onDelete: 'set null' }),
    durationMinutes: integer(),
    language: bilingual(),
    surtitles: bilingual(),
    ageAdvice: bilingual(),
    /** The languages spoken or sung; `none` where no language is needed. The texts beside say it in words. */
    spoken: text().array().notNull().default([]),
    surtitled: text().array().notNull().default([]),
    /** From which age; the text beside says it in words. */
    ageFrom: integer(),
    audience: text().array().notNull().default([]),
    /** The number of intervals; null where nobody has said. */
    intervals: integer(),
    contentNotes: bilingual(),
    accessFeatures: text().array().notNull().default([]),
    accessMissing: text().array().notNull().default([]),
    works: jsonb().$type<Work[]>().notNull().default([]),
    promoter: bilingual(),
    position: integer().notNull().default(0),
    /** Additional words for the search; not shown. */
    searchWords: bilingual(),
    ...extraFacts,
    ...publication,
  },
  (table) => [
    index().on(table.seasonId),
    index().on(table.exhibitionTypeId),
    index().on(table.position, table.id),
  ],
)

export const productionTagLinks = pgTable(
  'production_tag_link',
  {
    productionId: integer()
      .notNull()
      .references(() => productions.id, { onDelete: 'cascade' }),
    tagId: integer()
      .notNull()
      .references(() => productionTags.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.productionId, table.tagId] }), index().on(table.tagId)],
)

export const productionImages = pgTable(
  'production_image',
  {
    productionId: integer()
      .notNull()
      .references(() => productions.id, { onDelete: 'cascade' }),
    imageId: integer()
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.productionId, table.imageId] })],
)

/** Contributors: a person of the house, or a guest with a name only. */
export const productionContributors = pgTable(
  'production_contributor',
  {
    id: serial().primaryKey(),
    productionId: integer()
      .notNull()
      .references(() => productions.id, { onDelete: 'cascade' }),
    personId: integer().references(() => persons.id, { onDelete: 'set null' }),
    name: text().notNull(),
    role: bilingual(),
    position: integer().notNull().default(0),
  },
  (table) => [index().on(table.productionId, table.position), index().on(table.personId)],
)

announcesPerRow(productions, ({ id }) => [PRODUCTIONS_TAG, productionTag(id)])
announcesPerRow(productionTagLinks, ({ productionId }) => [PRODUCTIONS_TAG, productionTag(productionId)])
announcesPerRow(productionImages, ({ productionId }) => [productionTag(productionId)])
announcesPerRow(productionContributors, ({ productionId, personId }) => [
  productionTag(productionId),
  ...productionsOf(personId),
])
announces(PRODUCTION_WORDS_TAG, seasons, exhibitionTypes, productionTags)
