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
  sql,
  text,
} from '../../platform/database/drizzle.ts'
import { PERIODS } from '../../platform/time/periods.ts'
import type { SearchKind } from './contract.ts'

/** The tag of answers made from the index. */
export const SEARCH_TAG = 'search'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Everything that can be found, one row per item and language; written with each write of the item. */
export const searchDocuments = pgTable(
  'search_document',
  {
    kind: text().$type<SearchKind>().notNull(),
    itemId: integer().notNull(),
    locale: text({ enum: ['de', 'en'] }).notNull(),
    title: text().notNull(),
    /** The language of the title, if it is the other one. */
    titleLang: text({ enum: ['de', 'en'] }),
    /**
     * The text that is searched and excerpted, as plain text; parts in the other language are marked (stand-ins.ts).
     */
    body: text().notNull(),
    url: text().notNull(),
    imageId: integer(),
    /** When it takes place; the near future ranks first. */
    dateStart: moment(),
    /** It is not found before this moment. */
    visibleFrom: moment().notNull(),
    /** Title and body in lower case without accents, for incomplete and misspelled words. */
    folded: text().notNull(),
    vector: tsvector().notNull(),
    /** A digest of the row's content: unchanged rows are not written. */
    digest: text().notNull().default(''),
    /** When the row was written, which is when its content changed; null for what was there before this column. */
    changedAt: moment().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.itemId, table.locale] }),
    index('search_document_vector').using('gin', table.vector),
  ],
)

/** How often something was searched for on a day, and whether it was found. Nothing about the visitors is stored. */
export const searchCounts = pgTable(
  'search_count',
  {
    day: date().notNull(),
    locale: text({ enum: ['de', 'en'] }).notNull(),
    query: text().notNull(),
    searches: integer().notNull(),
    /** The number of results of the last of these searches. */
    results: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.locale, table.query] })],
)

/** The same by months, quarters and years, so that a year is read as fast as a month. */
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

/** Words of visitors for which the house has another word. */
export const synonyms = pgTable('search_synonym', {
  id: serial().primaryKey(),
  /** As typed, and in folded form for comparing. */
  word: text().notNull(),
  folded: text().notNull().unique(),
  /** What is searched for instead. */
  means: text().notNull(),
})

announces(SEARCH_TAG, searchDocuments, synonyms)
announcesNothing(searchCounts, searchSums, searchDays)
