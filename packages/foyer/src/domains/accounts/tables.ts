import { DEFAULT_LOCALE } from '../../contract/locale.ts'
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
  /** Always lower case. */
  email: text().notNull().unique(),
  passwordHash: text().notNull(),
  /** Sessions that began before this moment are not valid. */
  passwordChangedAt: moment().notNull(),
  role: text({ enum: ['customer', 'editor', 'admin'] }).notNull(),
  firstName: text().notNull().default(''),
  lastName: text().notNull().default(''),
  /** The language of letters to the user. */
  locale: text({ enum: ['de', 'en'] })
    .notNull()
    .default('de')
    .$defaultFn(() => DEFAULT_LOCALE),
  newsletter: boolean().notNull().default(false),
  hasDashboardOnlineAccess: boolean().notNull().default(false),
  /** Editors without a second factor have the rights of a customer until they have one. */
  mustUseSecondFactor: boolean().notNull().default(false),
  suspendedAt: moment(),
  createdAt: moment().notNull(),
})

export const sessions = pgTable(
  'session',
  {
    /** Only the hash is stored: reading this table is not enough to use a session. */
    tokenHash: text().primaryKey(),
    /** The id under which the user can end the session from another device. */
    id: serial().notNull().unique(),
    /** Browser and system, by which users recognise their own sessions. */
    device: text().notNull().default(''),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
  },
  (table) => [index().on(table.userId), index().on(table.lastSeenAt)],
)

/** Actions that must be confirmed from a mailbox. A row waits until its letter is sent, then for the click. */
export const accountLinks = pgTable(
  'account_link',
  {
    id: serial().primaryKey(),
    kind: text({ enum: ['register', 'reset', 'invite', 'email'] }).notNull(),
    /** The user it concerns; null if there is no account, or if it is not known yet. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** The recipient of the letter. */
    email: text().notNull(),
    locale: text({ enum: ['de', 'en'] }).notNull(),
    details: jsonb().$type<LinkDetails>().notNull().default({}),
    /** Links that only count together: an email address changes when the old and the new one have confirmed it. */
    bundle: text(),
    /** Null until the letter is sent, because the token is made then. Only the hash is stored. */
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

/** Logins, failed logins and other actions of staff on their accounts. */
export const identityEvents = pgTable(
  'identity_event',
  {
    id: serial().primaryKey(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: IDENTITY_KINDS }).notNull(),
    at: moment().notNull(),
    /** The network address it came from. */
    address: text().notNull().default(''),
  },
  (table) => [index().on(table.at), index().on(table.userId)],
)

/** The favorites of users; what was marked in a browser without an account is added at the next login. */
export const favorites = pgTable(
  'favorite',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: FAVORITE_KINDS }).notNull(),
    /** No foreign key: the item may be deleted, and the favorite is then not shown. */
    itemId: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.itemId] })],
)

/** When a user last looked at their favorites, and from when on changes are news. */
export const favoriteLooks = pgTable('favorite_look', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  newsSince: moment().notNull(),
  lookedAt: moment().notNull(),
})

/** The address under which a calendar program loads a user's favorites; one per user, and only its hash is stored. */
export const calendarAddresses = pgTable('calendar_address', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  tokenHash: text().notNull().unique(),
  createdAt: moment().notNull(),
})

/** The key of a user's authenticator. It must be readable here, and is of no use without the password. */
export const secondFactors = pgTable('second_factor', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: text().notNull(),
  /** The time step of the last code that was accepted, so that no code is accepted twice. */
  lastStep: integer().notNull(),
  /** Null until a code of it has been entered. */
  confirmedAt: moment(),
})

/** For a lost phone; each code is valid once. */
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

/** Keys that stay in users' devices. Only the public halves are stored, which are of no use to others. */
export const passkeys = pgTable(
  'passkey',
  {
    id: serial().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    credentialId: text().notNull().unique(),
    publicKey: text().notNull(),
    /** Increases with each use, if the device counts: a lower number comes from a copy of the key. */
    counter: integer().notNull(),
    /** The name its owner gave it. */
    name: text().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [index().on(table.userId)],
)

/** Rules for all accounts: one row, which a migration adds. */
export const accountRules = pgTable('account_rule', {
  id: integer().primaryKey().default(1),
  editorsMustUseSecondFactor: boolean().notNull().default(false),
})

announcesNothing(secondFactors, recoveryCodes, passkeys, accountRules)
announcesNothing(favorites, favoriteLooks, calendarAddresses)
announcesNothing(users, sessions, accountLinks, identityEvents)
