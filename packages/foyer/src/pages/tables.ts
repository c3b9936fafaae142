import { users } from '../domains/accounts/tables.ts'
import { images } from '../domains/media/tables.ts'
import { brands } from '../domains/settings/tables.ts'
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

/** The tag of the page tree: addresses, titles and positions, which menus and breadcrumbs show. */
export const PAGES_TAG = 'pages'
/** The tag of the texts and modules of one page. */
export const pageTag = (id: number) => itemTag('page', id)

/** The places for links. */
export const NAVIGATION_PLACES = ['menu', 'secondary_menu', 'footer'] as const

export const REDIRECTS_TAG = 'redirects'

export const legalTag = (kind: string) => `legal:${kind}`

/** By its slug, so that an answer without the section is dropped when it is created. */
export function sectionTag(slug: string): string {
  return `section:${slug}`
}

const locale = () => text({ enum: ['de', 'en'] }).notNull()

/** The `page_class` of the statement on accessibility that a new house begins with. */
export const ACCESSIBILITY_PAGE = 'accessibility'

/** A place in the page tree; its content is one document per language. */
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
    /** Whether search may find it, our own and search engines. */
    isFindable: boolean().notNull().default(true),
    pageClass: text().notNull().default(''),
    /** The picture for links on other sites, unless the texts of a language name another one. */
    shareImageId: integer().references(() => images.id, { onDelete: 'set null' }),
    /** How it and the pages below it look while that brand is published. */
    brandId: integer().references(() => brands.id, { onDelete: 'set null' }),
  },
  (table) => [index().on(table.parentId, table.position)],
)

/** The address of a page in one language: the path after the locale, empty for the home page. */
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

/** A standalone part that any screen can show by its slug. */
export const sections = pgTable('section', {
  id: serial().primaryKey(),
  slug: text().notNull().unique(),
  contentType: text().notNull().default(''),
  objectId: integer(),
})

/**
 * The content of a page or a section in one language, as versions. Editors see its head, visitors the published version
 * (`shown-version.ts`).
 */
export const documents = pgTable(
  'document',
  {
    id: serial().primaryKey(),
    pageId: integer().references(() => pages.id, { onDelete: 'cascade' }),
    sectionId: integer().references(() => sections.id, { onDelete: 'cascade' }),
    locale: locale(),
    /** The newest version, on which the next write is made. */
    headVersionId: integer().references((): AnyPgColumn => versions.id),
    /** The version that visitors see; null until a version is published. */
    publishedVersionId: integer().references((): AnyPgColumn => versions.id),
    /** The version that visitors see from a moment on. */
    nextVersionId: integer().references((): AnyPgColumn => versions.id),
    nextAt: moment(),
    /** From then on visitors see nothing. */
    endsAt: moment(),
    /** Whether the modules of the head are rows of their own; otherwise the head version contains them as a whole. */
    isUnfolded: boolean().notNull().default(false),
  },
  (table) => [
    unique().on(table.pageId, table.locale),
    unique().on(table.sectionId, table.locale),
    check('document_owner', sql`num_nonnulls(${table.pageId}, ${table.sectionId}) = 1`),
  ],
)

/**
 * Every acknowledged write (3-readings, Editing): its operations, and those that undo it. So any version can be computed from a
 * later one that is stored as a whole, as every published one is.
 */
export const versions = pgTable(
  'version',
  {
    id: serial().primaryKey(),
    documentId: integer()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    fields: jsonb().$type<PageFields>().notNull(),
    /** Null where it can be computed from the next version, so that a write costs only what it changes. */
    modules: jsonb().$type<StoredModule[]>(),
    operations: jsonb().$type<Operation[]>(),
    inverse: jsonb().$type<Operation[]>(),
    /** The version before it, which may have been deleted by thinning. */
    previousId: integer(),
    /** Made by the client, so that a write that is sent twice is done once. */
    operationId: text(),
    restoredFromId: integer(),
    /** When visitors began to see it. */
    publishedAt: moment(),
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.documentId, table.id), unique().on(table.documentId, table.operationId)],
)

/** The modules of a document's head, one row each, so that an operation changes only the rows it concerns. */
export const documentModules = pgTable(
  'document_module',
  {
    documentId: integer()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    parentId: text(),
    place: text().notNull(),
    /** Its order among its siblings; there is always room between two ranks (`documents/ranks.ts`). */
    rank: text().notNull(),
    model: text().notNull(),
    /** The version of the schema that its fields were written by. */
    version: integer().notNull(),
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.id] })],
)

/**
 * A link to the draft of one page, for readers without an account. It expires; only the hash of its token is stored, and it
 * becomes invalid when its author is no editor any more.
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

/** Which user has a document open in which window, and in which module. A window that has not reported for a while is gone. */
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

/** An item of menu or footer that is an external address (1 §2 Header). */
export const navigationLinks = pgTable('navigation_link', {
  id: serial().primaryKey(),
  title: bilingual(),
  url: text().notNull(),
  place: text({ enum: NAVIGATION_PLACES }).notNull(),
  /** Among the pages of the same place. */
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
