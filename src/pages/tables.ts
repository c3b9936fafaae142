import { users } from '../domains/accounts/tables.ts'
import { images } from '../domains/media/tables.ts'
import type { Operation } from '../module-tree/operations.ts'
import { announces, announcesNothing, announcesPerRow, itemTag } from '../platform/cache/table-tags.ts'
import { bilingual, moment } from '../platform/database/columns.ts'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  sql,
  text,
  timestamp,
  unique,
} from '../platform/database/drizzle.ts'
import type { PageFields } from './contract.ts'
import type { StoredModule } from './stored-modules.ts'

/** What is dropped with the tree of pages: the addresses, titles and places that menus and breadcrumbs show. */
export const PAGES_TAG = 'pages'
/** What is dropped with the words and modules of one page. */
export const pageTag = (id: number) => itemTag('page', id)

/** Where a link may stand. */
export const NAVIGATION_PLACES = ['menu', 'secondary_menu', 'footer'] as const

export const REDIRECTS_TAG = 'redirects'

export const legalTag = (kind: string) => `legal:${kind}`

/** By its slug, so that one who looked for a section in vain hears of it when it is made. */
export function sectionTag(slug: string): string {
  return `section:${slug}`
}

const locale = () => text({ enum: ['de', 'en'] }).notNull()

/** A place in the page tree; what stands there is a document per language. */
export const pages = pgTable(
  'page',
  {
    id: serial().primaryKey(),
    parentId: integer().references((): AnyPgColumn => pages.id, { onDelete: 'restrict' }),
    position: integer().notNull().default(0),
    isClickable: boolean().notNull().default(true),
    inMenu: boolean().notNull().default(false),
    inSecondaryMenu: boolean().notNull().default(false),
    inFooter: boolean().notNull().default(false),
    hasTabNavigation: boolean().notNull().default(false),
    isLandingPage: boolean().notNull().default(false),
    /** Whether search leads to it, ours and others'. */
    isFindable: boolean().notNull().default(true),
    pageClass: text().notNull().default(''),
    /** What others show when they link to it, unless its words in a language name another. */
    shareImageId: integer().references(() => images.id, { onDelete: 'set null' }),
  },
  (table) => [index().on(table.parentId, table.position)],
)

/** Where a page is found in one language: the whole path after the locale, empty for the home page. */
export const pageAddresses = pgTable(
  'page_address',
  {
    pageId: integer()
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    locale: locale(),
    path: text().notNull(),
    isOnline: boolean().notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.locale] }), unique().on(table.locale, table.path)],
)

/** A standalone editable area that any screen can show by its slug. */
export const sections = pgTable('section', {
  id: serial().primaryKey(),
  slug: text().notNull().unique(),
  contentType: text().notNull().default(''),
  objectId: integer(),
})

/**
 * The content of a page or a section in one language; its versions hold the words. Editors see its head, visitors the
 * published version (`shown-version.ts`).
 */
export const documents = pgTable(
  'document',
  {
    id: serial().primaryKey(),
    pageId: integer().references(() => pages.id, { onDelete: 'cascade' }),
    sectionId: integer().references(() => sections.id, { onDelete: 'cascade' }),
    locale: locale(),
    /** The newest version: what the next write is made on. */
    headVersionId: integer().references((): AnyPgColumn => versions.id),
    /** The version visitors see; null until something is published. */
    publishedVersionId: integer().references((): AnyPgColumn => versions.id),
    /** What visitors see from a moment on. */
    nextVersionId: integer().references((): AnyPgColumn => versions.id),
    nextAt: moment(),
    /** From when on visitors see nothing. */
    endsAt: moment(),
    /** Whether the modules of the head stand in rows of their own; if not, the head version holds them whole. */
    isUnfolded: boolean().notNull().default(false),
  },
  (table) => [
    unique().on(table.pageId, table.locale),
    unique().on(table.sectionId, table.locale),
    check('document_owner', sql`num_nonnulls(${table.pageId}, ${table.sectionId}) = 1`),
  ],
)

/**
 * Every acknowledged write (3-readings, Editing): what was done, and what takes it back. So any version can be made of a
 * later one that holds its modules whole, as every published one does.
 */
export const versions = pgTable(
  'version',
  {
    id: serial().primaryKey(),
    documentId: integer()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    fields: jsonb().$type<PageFields>().notNull(),
    /** Null where it follows from the next version: a write costs what it changes, not what the document holds. */
    modules: jsonb().$type<StoredModule[]>(),
    operations: jsonb().$type<Operation[]>(),
    inverse: jsonb().$type<Operation[]>(),
    /** The version before it, which may have been thinned out since. */
    previousId: integer(),
    /** Made by whoever wrote, so that the same write sent twice is done once. */
    operationId: text(),
    restoredFromId: integer(),
    /** When visitors began to see it. */
    publishedAt: moment(),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.documentId, table.id), unique().on(table.documentId, table.operationId)],
)

/** The modules of a document's head, each a row: an operation changes those it is about. */
export const documentModules = pgTable(
  'document_module',
  {
    documentId: integer()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    parentId: text(),
    place: text().notNull(),
    /** Its order among those beside it; there is always room between two (`documents/ranks.ts`). */
    rank: text().notNull(),
    model: text().notNull(),
    /** The version of the schema its fields were written by. */
    version: integer().notNull(),
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.id] })],
)

/**
 * A link to the draft of one page, for somebody without an account. It ends by itself; only the hash of its token is stored,
 * and it is worth nothing once whoever made it is no editor any more.
 */
export const previewLinks = pgTable(
  'preview_link',
  {
    id: serial().primaryKey(),
    documentId: integer()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    authorId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.documentId), index().on(table.expiresAt)],
)

/** Who has a document open in which window, and the module they are in. Whoever is not heard of for a while has gone. */
export const editorPresence = pgTable(
  'editor_presence',
  {
    /** Made by the window. */
    tab: text().primaryKey(),
    documentId: integer()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    module: text(),
    seenAt: moment().notNull(),
  },
  (table) => [index().on(table.documentId)],
)

/** An address that leads to another one (1 §3 Redirect entry). */
export const redirects = pgTable('redirect', {
  id: serial().primaryKey(),
  oldPath: text().notNull().unique(),
  newPath: text().notNull(),
})

/** An item of menu or footer that is no page but an address elsewhere (1 §2 Header). */
export const navigationLinks = pgTable('navigation_link', {
  id: serial().primaryKey(),
  title: bilingual(),
  url: text().notNull(),
  place: text({ enum: NAVIGATION_PLACES }).notNull(),
  /** Among the pages beside it. */
  position: integer().notNull().default(0),
})

/** Terms, imprint and privacy policy: one text each. */
export const legalTexts = pgTable('legal_text', {
  kind: text({ enum: ['agb', 'imprint', 'privacy-policy'] }).primaryKey(),
  id: serial().notNull().unique(),
  title: bilingual(),
  content: bilingual(),
  updatedAt: moment().notNull(),
})

announcesPerRow(pages, ({ id }) => [PAGES_TAG, pageTag(id)])
announcesPerRow(pageAddresses, ({ pageId }) => [PAGES_TAG, pageTag(pageId)])
announcesPerRow(sections, ({ slug }) => [sectionTag(slug)])
announces(PAGES_TAG, navigationLinks)
announces(REDIRECTS_TAG, redirects)
announcesNothing(previewLinks, editorPresence)
announcesPerRow(legalTexts, ({ kind }) => [legalTag(kind)])
