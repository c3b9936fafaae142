import { announcesNothing } from '../../platform/cache/table-tags.ts'
import { moment } from '../../platform/database/columns.ts'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  unique,
} from '../../platform/database/drizzle.ts'
import { events } from '../events/tables.ts'
import type { FeedEvent } from './feed-event.ts'
import type { FieldChange, FindingKind, Given } from './plan.ts'

/** A source of events: a ticketing system, and how to read its export. */
export const importSources = pgTable('import_source', {
  id: serial().primaryKey(),
  name: text().notNull(),
  format: text({ enum: ['xml', 'csv', 'shop'] }).notNull(),
  address: text().notNull().default(''),
  reads: text({ enum: ['by_hand', 'quarter_hourly', 'hourly', 'daily'] }).notNull(),
  byItself: text().array().notNull().default([]),
  newOnline: boolean().notNull().default(false),
  isShop: boolean().notNull().default(true),
  defaultMinutes: integer(),
  places: jsonb().$type<{ place: string; room: number }[]>().notNull().default([]),
  names: jsonb().$type<{ field: string; name: string }[]>().notNull().default([]),
})

/**
 * An event of a source by its key there: which of our events it is, what was imported, and what waits for an editor.
 */
export const importRecords = pgTable(
  'import_record',
  {
    id: serial().primaryKey(),
    sourceId: integer()
      .notNull()
      .references(() => importSources.id, { onDelete: 'cascade' }),
    foreignId: text().notNull(),
    /** Null before it is imported, and after an editor has deleted the event. */
    eventId: integer().references(() => events.id, { onDelete: 'set null' }),
    /** The source's values at the last import: where an event differs from them, an editor has changed it. */
    taken: jsonb().$type<Given>(),
    /** Values that an editor has rejected; the same values are not offered again. */
    aside: jsonb().$type<Given>(),
    /** The values of the newest reading. */
    seen: jsonb().$type<FeedEvent>().notNull(),
    seenAt: moment().notNull(),
    /** Null if nothing needs attention; `waiting` for a decision; `done` automatically and not seen yet. */
    state: text({ enum: ['waiting', 'done'] }),
    kind: text().$type<FindingKind>(),
    /** The changes that were made automatically. */
    changes: jsonb().$type<FieldChange[]>().notNull().default([]),
  },
  (table) => [unique().on(table.sourceId, table.foreignId), index().on(table.state)],
)

/** The result of the last reading of a source. */
export const importReadings = pgTable('import_reading', {
  sourceId: integer()
    .primaryKey()
    .references(() => importSources.id, { onDelete: 'cascade' }),
  at: moment().notNull(),
  /** A key of `strings.ts`; null if it succeeded. */
  failure: text(),
  events: integer().notNull().default(0),
  refused: integer().notNull().default(0),
})

announcesNothing(importSources, importRecords, importReadings)
