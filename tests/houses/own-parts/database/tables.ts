import { defineTable, idOf, index, integer, moment, serial, text, unique } from 'openfoyer/tables'
import { work } from '../resources/work.ts'

/** Who has pledged something for a work, without an account. */
export const pledges = defineTable(
  'pledge',
  {
    id: serial().primaryKey(),
    workId: integer().notNull().references(work.id, { onDelete: 'cascade' }),
    eventId: integer().references(idOf('event'), { onDelete: 'set null' }),
    name: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [index().on(table.eventId), unique().on(table.workId, table.name)],
)
