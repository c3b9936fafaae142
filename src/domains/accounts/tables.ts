import { boolean, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { announcesNothing } from '../../platform/cache/table-tags.ts'

const moment = () => timestamp({ withTimezone: true })

export const users = pgTable('user', {
  id: serial().primaryKey(),
  /** Always in lower case. */
  email: text().notNull().unique(),
  passwordHash: text().notNull(),
  /** A session begun before this moment is worth nothing. */
  passwordChangedAt: moment().notNull(),
  role: text({ enum: ['customer', 'editor', 'admin'] }).notNull(),
  firstName: text().notNull().default(''),
  lastName: text().notNull().default(''),
  hasDashboardOnlineAccess: boolean().notNull().default(false),
  suspendedAt: moment(),
  createdAt: moment().notNull(),
})

export const sessions = pgTable(
  'session',
  {
    /** Only the hash is stored: whoever reads this table cannot become anyone. */
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.lastSeenAt)],
)

/** Logins, failed logins and logouts of people who work here. */
export const identityEvents = pgTable(
  'identity_event',
  {
    id: serial().primaryKey(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['login', 'login_failed', 'logout'] }).notNull(),
    at: moment().notNull(),
  },
  (table) => [index().on(table.at), index().on(table.userId)],
)

announcesNothing(users, sessions, identityEvents)
