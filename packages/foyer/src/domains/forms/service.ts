import { Failure } from '../../contract/errors.ts'
import { CONFIRM_EMAIL, FIELD_TYPES } from '../../contract/field-types.ts'
import { inLanguage } from '../../contract/in-language.ts'
import { addressOf, nameIn, textsIn } from '../../contract/item.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Context } from '../../platform/context.ts'
import { and, asc, eq, ne } from '../../platform/database/drizzle.ts'
import { isVisibleTo } from '../../platform/database/visibility.ts'
import { richTextIn } from '../../platform/text/rich-text-in.ts'
import type { Form, FormField } from './contract.ts'
import { strings } from './strings.ts'
import { formFields, forms, formTag } from './tables.ts'

export type FormRow = typeof forms.$inferSelect
export type FieldRow = typeof formFields.$inferSelect

export async function findForm(context: Context, id: number): Promise<Form> {
  const { locale } = context
  const found = await findFormRows(context, id)
  if (!found) throw new Failure('not_found')
  const { form, fields } = found
  return {
    id: form.id,
    title: inLanguage(form.title, locale),
    intro: richTextIn(form.intro, locale),
    ...addressOf('form', form.id, form.title, locale),
    fields: [...fields.map((field) => describeField(field, locale)), confirmation(locale)],
  }
}

/** A form the viewer may see, and its fields in order. */
export async function findFormRows(
  context: Context,
  id: number,
): Promise<{ form: FormRow; fields: FieldRow[] } | null> {
  const { db, reads } = context
  reads.note(formTag(id))
  const [form] = await db.select().from(forms).where(eq(forms.id, id))
  if (!form || !isVisibleTo(context, form)) return null
  const fields = await db
    .select()
    .from(formFields)
    .where(and(eq(formFields.formId, id), ne(formFields.slug, CONFIRM_EMAIL)))
    .orderBy(asc(formFields.position), asc(formFields.id))
  return { form, fields }
}

function describeField(row: FieldRow, locale: Locale): FormField {
  return {
    id: row.id,
    ...textsIn({ label: row.label, placeholder_text: row.placeholderText, help_text: row.helpText }, locale),
    slug: row.slug,
    field_type: row.fieldType,
    required: row.required,
    visible: row.visible,
    choices: row.choices.map(({ value, label }) => {
      const { name, ...language } = nameIn(label, locale)
      return { value, label: name, ...language }
    }),
    default: row.default,
  }
}

/** The last field of every form with an email; it is not stored as a row. */
function confirmation(locale: Locale): FormField {
  return {
    id: 0,
    label: strings.confirmEmail[locale],
    slug: CONFIRM_EMAIL,
    field_type: FIELD_TYPES.email,
    required: false,
    visible: true,
    choices: [],
    default: '',
    placeholder_text: '',
    help_text: strings.confirmEmailHelp[locale],
  }
}
