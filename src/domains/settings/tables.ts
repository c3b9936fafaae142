import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** One row each for the site and the design; what is not stored has its default. */
export const settingGroups = pgTable('setting_group', {
  name: text({ enum: ['site', 'design'] }).primaryKey(),
  value: jsonb().notNull(),
})
