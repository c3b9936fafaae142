import { index, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core'
import { announces } from '../../platform/cache/table-tags.ts'
import { bilingual, moment, publication } from '../../platform/database/columns.ts'

/** One row each for the site, the design and the error pages; what is not stored has its default. */
export const settingGroups = pgTable('setting_group', {
  name: text({ enum: ['site', 'design', 'errorPages'] }).primaryKey(),
  value: jsonb().notNull(),
})

/** The alert above every page (1 §3 Top alert). */
export const breakingNews = pgTable(
  'breaking_news',
  {
    id: serial().primaryKey(),
    title: bilingual(),
    text: bilingual(),
    linkUrl: bilingual(),
    linkTitle: bilingual(),
    /** Shown no longer after this moment. */
    until: moment(),
    ...publication,
  },
  (table) => [index().on(table.publishedAt)],
)

export const SETTINGS_TAG = 'settings'
export const BREAKING_NEWS_TAG = 'breaking-news'

announces(SETTINGS_TAG, settingGroups)
announces(BREAKING_NEWS_TAG, breakingNews)
