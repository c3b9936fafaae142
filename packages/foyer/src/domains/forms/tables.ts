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

/** The tag of an answer with a form; there are no lists of forms. */
export const formTag = (id: number) => itemTag('form', id)

export const forms = pgTable('form', {
  id: serial().primaryKey(),
  title: bilingual(),
  intro: bilingual(),
  /** Shown and mailed to the visitor after the entry is stored. */
  successText: bilingual(),
  /** The address in the house that is notified of new entries; empty for none. */
  notifyEmail: text().notNull().default(''),
  /** How many days entries are stored. */
  retentionDays: integer().notNull().default(180),
  /** Additional words for the search; not shown. */
  searchWords: bilingual(),
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
    /** Made by the browser once per filled-in form, so that a repeated call stores nothing twice. */
    submissionKey: text().unique(),
    /** It looks like a robot's entry. It is stored like any other, but no mails are sent. */
    isSuspect: boolean().notNull().default(false),
    /** How far the house has processed it. */
    state: text({ enum: ['new', 'read', 'answered', 'done'] })
      .notNull()
      .default('new'),
    /** A note of the house; never shown to visitors. */
    note: text().notNull().default(''),
    createdAt: moment().notNull(),
    deleteAfter: moment().notNull(),
  },
  (table) => [index().on(table.formId, table.createdAt), index().on(table.deleteAfter)],
)

/** A file uploaded for a form entry; deleted after a day if no entry contains it. */
export const tempFiles = pgTable(
  'temp_file',
  {
    id: uuid().primaryKey(),
    /** A fingerprint of the uploader: only they can add the file to an entry. */
    owner: text().notNull().default(''),
    /** A fingerprint of the network address: uploads of one address are limited. */
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
