import { announcesNothing } from '../../platform/cache/table-tags.ts'
import { moment } from '../../platform/database/columns.ts'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
} from '../../platform/database/drizzle.ts'
import { IDENTITY_KINDS } from './contract.ts'
import { FAVORITE_KINDS } from './favorite-contract.ts'

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
  /** The language of the letters they get. */
  locale: text({ enum: ['de', 'en'] })
    .notNull()
    .default('de'),
  newsletter: boolean().notNull().default(false),
  hasDashboardOnlineAccess: boolean().notNull().default(false),
  /** Editors without one are customers until they have it. */
  mustUseSecondFactor: boolean().notNull().default(false),
  suspendedAt: moment(),
  createdAt: moment().notNull(),
})

export const sessions = pgTable(
  'session',
  {
    /** Only the hash is stored: whoever reads this table cannot become anyone. */
    tokenHash: text().primaryKey(),
    /** What its user calls it by when ending it from elsewhere. */
    id: serial().notNull().unique(),
    /** Browser and system, in so many words, for whoever looks through their own sessions. */
    device: text().notNull().default(''),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.lastSeenAt)],
)

/** What somebody asked for and has to confirm from their mailbox. Waits until its letter is out, then for the click. */
export const accountLinks = pgTable(
  'account_link',
  {
    id: serial().primaryKey(),
    kind: text({ enum: ['register', 'reset', 'invite', 'email'] }).notNull(),
    /** Whose account it is about; none where there is no account yet, or perhaps none. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** Where the letter goes. */
    email: text().notNull(),
    locale: text({ enum: ['de', 'en'] }).notNull(),
    details: jsonb().$type<LinkDetails>().notNull().default({}),
    /** Links that count only together: an address is changed when the old and the new one have confirmed it. */
    bundle: text(),
    /** Null until the letter is sent, which makes the token. Only the hash is stored. */
    tokenHash: text().unique(),
    confirmedAt: moment(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.expiresAt)],
)

export interface LinkDetails {
  firstName?: string
  lastName?: string
  newsletter?: boolean
  newEmail?: string
}

/** Logins, failed logins and what else people who work here did to their accounts. */
export const identityEvents = pgTable(
  'identity_event',
  {
    id: serial().primaryKey(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: IDENTITY_KINDS }).notNull(),
    at: moment().notNull(),
  },
  (table) => [index().on(table.at), index().on(table.userId)],
)

/** What somebody has kept; what they kept before they had an account comes here at their next login. */
export const favorites = pgTable(
  'favorite',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: FAVORITE_KINDS }).notNull(),
    /** Items may go; what was kept of them is then nothing. */
    itemId: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.itemId] })],
)

/** When somebody last looked at what they have kept, and from when on something is news to them. */
export const favoriteLooks = pgTable('favorite_look', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  newsSince: moment().notNull(),
  lookedAt: moment().notNull(),
})

/** The address under which a calendar fetches somebody's favorites; one per person, and only its hash is stored. */
export const calendarAddresses = pgTable('calendar_address', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text().notNull().unique(),
  createdAt: moment().notNull(),
})

/** The key somebody's authenticator makes codes of. It has to be readable here, and is worth nothing without the password. */
export const secondFactors = pgTable('second_factor', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: text().notNull(),
  /** The last code that was taken, by its half minute: none counts twice. */
  lastStep: integer().notNull(),
  /** Null until a code of it has been seen. */
  confirmedAt: moment(),
})

/** For the day the telephone is lost; each is good once. */
export const recoveryCodes = pgTable(
  'recovery_code',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** Keys that stay in somebody's device: only their public halves are here, and worth nothing to whoever reads them. */
export const passkeys = pgTable(
  'passkey',
  {
    id: serial().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credentialId: text().notNull().unique(),
    publicKey: text().notNull(),
    /** Counts up with each use where the device counts at all: a lower number comes from a copy. */
    counter: integer().notNull(),
    /** What its owner calls it by. */
    name: text().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [index().on(table.userId)],
)

/** What holds for all accounts: one row, which a migration puts there. */
export const accountRules = pgTable('account_rule', {
  id: integer().primaryKey().default(1),
  editorsMustUseSecondFactor: boolean().notNull().default(false),
})

announcesNothing(secondFactors, recoveryCodes, passkeys, accountRules)
announcesNothing(favorites, favoriteLooks, calendarAddresses)
announcesNothing(users, sessions, accountLinks, identityEvents)
