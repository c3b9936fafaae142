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

/** Where events come from: a ticketing system, and how its export is to be read. */
export const importSources = pgTable('import_source', {
  id: serial().primaryKey(),
  name: text().notNull(),
  format: text({ enum: ['xml', 'csv'] }).notNull(),
  address: text().notNull().default(''),
  reads: text({ enum: ['by_hand', 'quarter_hourly', 'hourly', 'daily'] }).notNull(),
  byItself: text().array().notNull().default([]),
  newOnline: boolean().notNull().default(false),
  isShop: boolean().notNull().default(true),
  defaultMinutes: integer(),
  places: jsonb().$type<{ place: string; room: number }[]>().notNull().default([]),
  names: jsonb().$type<{ field: string; name: string }[]>().notNull().default([]),
})

/** An event of a source, by the key it has there: which of ours it is, what was taken over, and what waits for somebody. */
export const importRecords = pgTable(
  'import_record',
  {
    id: serial().primaryKey(),
    sourceId: integer()
      .notNull()
      .references(() => importSources.id, { onDelete: 'cascade' }),
    foreignId: text().notNull(),
    /** Null before it is taken over, and after an editor has deleted the event. */
    eventId: integer().references(() => events.id, { onDelete: 'set null' }),
    /** What the source gave when something was last taken over: where an event differs from it, an editor has changed it. */
    taken: jsonb().$type<Given>(),
    /** What an editor did not want; the same is not offered again. */
    aside: jsonb().$type<Given>(),
    /** The newest reading. */
    seen: jsonb().$type<FeedEvent>().notNull(),
    seenAt: moment().notNull(),
    /** Null where nobody has to look at it; `waiting` for a decision, `done` by itself and not looked at yet. */
    state: text({ enum: ['waiting', 'done'] }),
    kind: text().$type<FindingKind>(),
    /** What was changed, where that was done by itself. */
    changes: jsonb().$type<FieldChange[]>().notNull().default([]),
  },
  (table) => [unique().on(table.sourceId, table.foreignId), index().on(table.state)],
)

/** How the last reading of a source went. */
export const importReadings = pgTable('import_reading', {
  sourceId: integer()
    .primaryKey()
    .references(() => importSources.id, { onDelete: 'cascade' }),
  at: moment().notNull(),
  /** A word of `strings.ts`; null where it went well. */
  failure: text(),
  events: integer().notNull().default(0),
  refused: integer().notNull().default(0),
})

announcesNothing(importSources, importRecords, importReadings)
