import { Failure } from '../../contract/errors.ts'
import { FIELD_TYPES } from '../../contract/field-types.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { and, eq, gt, inArray, isNull } from '../../platform/database/drizzle.ts'
import { sanitiseRichText } from '../../platform/text/rich-text.ts'
import { richTextIn } from '../../platform/text/rich-text-in.ts'
import { houseDay } from '../../platform/time/house-clock.ts'
import { checkValues } from './check-values.ts'
import type { NewEntry } from './contract.ts'
import { sendMails } from './mails.ts'
import { type FieldRow, type FormRow, findFormRows } from './service.ts'
import { strings } from './strings.ts'
import { formEntries, tempFiles } from './tables.ts'
import { oldestUsable } from './temp-files.ts'
import { uploadersOf } from './uploader.ts'

const DAY = 86_400_000

/** Stores a filled-in form exactly once per submission key, and sends the mails. */
export async function storeEntry(
  context: Context,
  { form: formId, field_values, submission_key, trap, seconds }: NewEntry,
): Promise<{ id: number; message: string }> {
  const { db, locale, clock } = context
  const found = await findFormRows(context, formId)
  if (!found) throw new Failure('invalid', { fields: { form: [strings.unknownForm[locale]] } })
  const { form, fields } = found
  const message = richTextIn(form.successText, locale) || sanitiseRichText(strings.thanks[locale])
  const isSuspect = looksLikeRobot(trap, seconds)
  const known = await findByKey(context, form.id, submission_key)
  if (known) return { id: known, message }

  const values = checkValues(fields, field_values, { locale, today: houseDay(clock.now()) })
  const id = await db.transaction((tx) =>
    insertEntry(context, tx, { form, fields, values, submission_key, isSuspect }),
  )
  // The same call arrived twice and the other one was first: it also sent the mails.
  if (id === null) return { id: (await findByKey(context, form.id, submission_key)) ?? 0, message }
  if (!isSuspect) await sendMails(context, { form, fields, values, entryId: id, message })
  return { id, message }
}

const QUICKEST_PERSON_SECONDS = 2

/** Robots fill in the hidden field, and they are fast. */
function looksLikeRobot(trap: string, seconds: number | undefined): boolean {
  return trap !== '' || (seconds !== undefined && seconds < QUICKEST_PERSON_SECONDS)
}

async function findByKey({ db, locale }: Context, formId: number, key: string | undefined) {
  if (key === undefined) return null
  const [entry] = await db
    .select({ id: formEntries.id, formId: formEntries.formId })
    .from(formEntries)
    .where(eq(formEntries.submissionKey, key))
  if (!entry) return null
  if (entry.formId !== formId)
    throw new Failure('invalid', { fields: { submission_key: [strings.keyInUse[locale]] } })
  return entry.id
}

interface Checked {
  form: FormRow
  fields: FieldRow[]
  values: Record<string, unknown>
  submission_key: string | undefined
  isSuspect: boolean
}

/** The new entry's id; null if one with the same key exists. */
async function insertEntry(
  context: Context,
  tx: Db,
  { form, fields, values, submission_key, isSuspect }: Checked,
): Promise<number | null> {
  const now = context.clock.now()
  const [entry] = await tx
    .insert(formEntries)
    .values({
      formId: form.id,
      locale: context.locale,
      fieldValues: values,
      submissionKey: submission_key,
      isSuspect,
      createdAt: now,
      deleteAfter: new Date(now.getTime() + form.retentionDays * DAY),
    })
    .onConflictDoNothing({ target: formEntries.submissionKey })
    .returning({ id: formEntries.id })
  if (!entry) return null
  await takeFiles(context, tx, entry.id, filesOf(fields, values))
  return entry.id
}

/** The ids of uploaded files, by the field that names them. */
function filesOf(fields: FieldRow[], values: Record<string, unknown>): Map<string, string> {
  const named = fields
    .filter(({ fieldType }) => fieldType === FIELD_TYPES.file)
    .map(({ slug }) => [slug, values[slug]] as const)
  return new Map(named.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/**
 * Makes uploaded files part of an entry. Files of another visitor, of another entry, or too old are treated as unknown.
 */
async function takeFiles(context: Context, tx: Db, entryId: number, files: Map<string, string>) {
  if (files.size === 0) return
  const { clock, locale } = context
  const taken = await tx
    .update(tempFiles)
    .set({ entryId })
    .where(
      and(
        inArray(tempFiles.id, [...files.values()]),
        inArray(tempFiles.owner, uploadersOf(context)),
        isNull(tempFiles.entryId),
        gt(tempFiles.createdAt, oldestUsable(clock)),
      ),
    )
    .returning({ id: tempFiles.id, size: tempFiles.size })
  const ids = new Set(taken.map(({ id }) => id))
  const missing = [...files].filter(([, id]) => !ids.has(id))
  if (missing.length === 0) return requireRoomFor(locale, taken, [...files.keys()])
  throw new Failure('invalid', {
    fields: Object.fromEntries(missing.map(([slug]) => [slug, [strings.unknownFile[locale]]])),
  })
}

/** Staff read entries and forward them, so the files of an entry have a limit together, besides the limit of each. */
const BYTES_PER_ENTRY = 30 * 1024 * 1024

function requireRoomFor(locale: Locale, files: { size: number }[], slugs: string[]): void {
  if (files.reduce((sum, { size }) => sum + size, 0) <= BYTES_PER_ENTRY) return
  const fields = Object.fromEntries(slugs.map((slug) => [slug, [strings.filesTooLarge[locale]]]))
  throw new Failure('invalid', { fields })
}
