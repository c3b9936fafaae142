import { announcesNothing } from '../platform/cache/table-tags.ts'
import { moment } from '../platform/database/columns.ts'
import { index, integer, jsonb, pgTable, serial, text } from '../platform/database/drizzle.ts'
import type { Values } from './subject.ts'

/**
 * Every write to content: who, when, which item, which fields, before and after. The number of an item's newest entry is its
 * version, so no item needs a column for it.
 */
export const trail = pgTable(
  'trail',
  {
    id: serial().primaryKey(),
    at: moment().notNull(),
    /**
     * Null where the installation itself wrote: set-up, imports, jobs. Also usable after the account was deleted, so it is no
     * foreign key.
     */
    actorId: integer(),
    /** Area and model, as in `events/event`. */
    subject: text().notNull(),
    itemId: integer().notNull(),
    /** The title of the item at that time. */
    title: text().notNull(),
    action: text({ enum: ['create', 'update', 'delete', 'restore'] }).notNull(),
    /** The names of the changed fields. */
    fields: text().array().notNull(),
    /** The network address of the writer; empty where the installation itself wrote. */
    address: text().notNull().default(''),
    before: jsonb().$type<Values>(),
    after: jsonb().$type<Values>(),
  },
  (table) => [index().on(table.subject, table.itemId, table.id), index().on(table.at)],
)

announcesNothing(trail)
