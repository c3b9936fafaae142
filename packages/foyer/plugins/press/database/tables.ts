import { defineTable, integer, moment } from 'openfoyer/tables'
import { pressText } from '../resources/press-text.ts'

/** The press texts whose end of embargo the press office has been told. */
export const pressTold = defineTable('press_told', {
  textId: integer().primaryKey().references(pressText.id, { onDelete: 'cascade' }),
  at: moment().notNull(),
})
