import { announces, announcesNothing } from '../../platform/cache/table-tags.ts'
import { moment } from '../../platform/database/columns.ts'
import {
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
} from '../../platform/database/drizzle.ts'
import { PERIODS } from '../../platform/time/periods.ts'
import { SEARCH_KINDS } from './contract.ts'

/** What an answer made of the index is dropped by. */
export const SEARCH_TAG = 'search'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Everything that can be found, one row per item and language; written whenever the item is. */
export const searchDocuments = pgTable(
  'search_document',
  {
    kind: text({ enum: SEARCH_KINDS }).notNull(),
    itemId: integer().notNull(),
    locale: text({ enum: ['de', 'en'] }).notNull(),
    title: text().notNull(),
    /** Of the title, where it stands in for one in this language. */
    titleLang: text({ enum: ['de', 'en'] }),
    /** What else is searched and excerpted, as plain text; what stands in for another language is signed (stand-ins.ts). */
    body: text().notNull(),
    url: text().notNull(),
    imageId: integer(),
    /** When it takes place; the near future is found first. */
    dateStart: moment(),
    /** Not to be found before. */
    visibleFrom: moment().notNull(),
    /** Title and body folded to lower case without accents, for half-typed and mistyped words. */
    folded: text().notNull(),
    vector: tsvector().notNull(),
    /** Of everything it was made of: what would be written the same is left alone. */
    digest: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId, table.locale] }),
    index('search_document_vector').using('gin', table.vector),
  ],
)

/** How often something was searched for on a day, and whether it was found. No more of who searched than that. */
export const searchCounts = pgTable(
  'search_count',
  {
    day: date().notNull(),
    locale: text({ enum: ['de', 'en'] }).notNull(),
    query: text().notNull(),
    searches: integer().notNull(),
    /** How many results the last of these searches had. */
    results: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.locale, table.query] })],
)

/** The same by months, quarters and years, so that a year is as quickly looked through as a month. */
export const searchSums = pgTable(
  'search_sum',
  {
    period: text({ enum: PERIODS }).notNull(),
    firstDay: date().notNull(),
    locale: text({ enum: ['de', 'en'] }).notNull(),
    query: text().notNull(),
    searches: integer().notNull(),
    results: integer().notNull(),
    lastDay: date().notNull(),
  },
  (table) => [primaryKey({ columns: [table.period, table.firstDay, table.locale, table.query] })],
)

/** How many searches a day had, and how many of them found nothing. */
export const searchDays = pgTable('search_day', {
  day: date().primaryKey(),
  searches: integer().notNull(),
  withoutResults: integer().notNull(),
})

/** What visitors call something that the house calls otherwise. */
export const synonyms = pgTable('search_synonym', {
  id: serial().primaryKey(),
  /** As somebody types it, and as words are compared. */
  word: text().notNull(),
  folded: text().notNull().unique(),
  /** What is searched for instead. */
  means: text().notNull(),
})

announces(SEARCH_TAG, searchDocuments, synonyms)
announcesNothing(searchCounts, searchSums, searchDays)
