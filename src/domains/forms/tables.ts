import { announcesNothing, announcesPerRow, itemTag } from '../../platform/cache/table-tags.ts'
import { bilingual, moment, publication } from '../../platform/database/columns.ts'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  smallint,
  text,
  unique,
  uuid,
} from '../../platform/database/drizzle.ts'
import type { Choice } from './contract.ts'

/** What an answer made of a form is dropped by; nothing lists them. */
export const formTag = (id: number) => itemTag('form', id)

export const forms = pgTable('form', {
  id: serial().primaryKey(),
  title: bilingual(),
  intro: bilingual(),
  /** Shown, and sent to who filled it in, once the entry is stored. */
  successText: bilingual(),
  /** Who in the house hears of a new entry; nobody where empty. */
  notifyEmail: text().notNull().default(''),
  /** How long entries are kept. */
  retentionDays: integer().notNull().default(180),
  ...publication,
})

export const formFields = pgTable(
  'form_field',
  {
    id: serial().primaryKey(),
    formId: integer()
      .notNull()
      .references(() => forms.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
    slug: text().notNull(),
    /** The numeric code of its kind (3-readings, Calls). */
    fieldType: smallint().notNull(),
    label: bilingual(),
    required: boolean().notNull().default(false),
    visible: boolean().notNull().default(true),
    choices: jsonb().$type<Choice[]>().notNull().default([]),
    default: text().notNull().default(''),
    placeholderText: bilingual(),
    helpText: bilingual(),
  },
  (table) => [unique().on(table.formId, table.slug), index().on(table.formId, table.position)],
)

export const formEntries = pgTable(
  'form_entry',
  {
    id: serial().primaryKey(),
    formId: integer()
      .notNull()
      .references(() => forms.id, { onDelete: 'cascade' }),
    locale: text({ enum: ['de', 'en'] }).notNull(),
    fieldValues: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Made by the browser once per filled-in form, so that a second try stores nothing twice. */
    submissionKey: text().unique(),
    /** It looks like a robot's work. It is kept like any other, but nobody is written to about it. */
    isSuspect: boolean().notNull().default(false),
    /** How far the house has got with it. */
    state: text({ enum: ['new', 'read', 'answered', 'done'] })
      .notNull()
      .default('new'),
    /** What the house wants to remember of it; never shown to visitors. */
    note: text().notNull().default(''),
    createdAt: moment().notNull(),
    deleteAfter: moment().notNull(),
  },
  (table) => [index().on(table.formId, table.createdAt), index().on(table.deleteAfter)],
)

/** A file on its way into a form entry; gone after a day unless an entry takes it. */
export const tempFiles = pgTable(
  'temp_file',
  {
    id: uuid().primaryKey(),
    /** Whose upload it is, as a fingerprint: nobody else can put it into an entry. */
    owner: text().notNull().default(''),
    /** From where it came, as a fingerprint: what one address may leave here is limited. */
    address: text().notNull().default(''),
    storageKey: text().notNull(),
    name: text().notNull(),
    mimeType: text().notNull(),
    size: integer().notNull(),
    entryId: integer().references(() => formEntries.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
  },
  (table) => [
    index().on(table.createdAt),
    index().on(table.entryId),
    index().on(table.address, table.createdAt),
  ],
)

announcesPerRow(forms, ({ id }) => [formTag(id)])
announcesPerRow(formFields, ({ formId }) => [formTag(formId)])
announcesNothing(formEntries, tempFiles)
