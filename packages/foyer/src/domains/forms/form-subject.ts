import { CONFIRM_EMAIL, FIELD_TYPES } from '../../contract/field-types.ts'
import { nameOf } from '../../contract/in-language.ts'
import { bilingual, boolean, choice, items, number, slug, string } from '../../fields/kinds.ts'
import { storedIn } from '../../saving/item-store.ts'
import { publicationFields, published } from '../../saving/publication.ts'
import { refuse } from '../../saving/refuse.ts'
import { searchWords } from '../../saving/search-words.ts'
import { defineSubject } from '../../saving/subject.ts'
import { strings } from './strings.ts'
import { formFields, forms } from './tables.ts'

const MANY_FIELDS = 100
const MANY_CHOICES = 200
/** Ten years: longer than answers to a form may be stored. */
const LONGEST = 3650

const fieldTypes = Object.values(FIELD_TYPES)

/** 1 §3 Form, with its fields. */
export const form = defineSubject({
  area: 'forms',
  model: 'form',
  target: 'form',
  access: 'editor',
  fields: {
    title: bilingual({ required: true, inOneLanguage: true }),
    intro: bilingual({ text: 'rich' }),
    success_text: bilingual({ text: 'rich' }),
    notify_email: string({ maxLength: 254, format: 'email' }),
    retention_days: number({ min: 1, max: LONGEST, default: 180 }),
    fields: items(
      {
        label: bilingual({ required: true, inOneLanguage: true }),
        slug: slug('label'),
        field_type: choice(fieldTypes, FIELD_TYPES.text),
        required: boolean(),
        visible: boolean(true),
        choices: items(
          {
            label: bilingual({ required: true, inOneLanguage: true }),
            value: string({ required: true, from: 'label' }),
          },
          { max: MANY_CHOICES },
        ),
        default: string(),
        placeholder_text: bilingual(),
        help_text: bilingual({ maxLength: 1000 }),
      },
      { max: MANY_FIELDS },
    ),
    ...searchWords,
    ...publicationFields,
  },
  store: storedIn(forms, { fields: { table: formFields, owner: 'formId', position: 'position' } }),
  titleOf: ({ title }) => nameOf(title),
  indexed: async (_db, { id }) => [{ kind: 'form', ids: [id] }],
  async check(saving, values) {
    const slugs = values.fields.map((field) => field.slug)
    for (const [index, name] of slugs.entries()) {
      // The form adds this field itself (1 §3 Form).
      const isTaken = name === CONFIRM_EMAIL || slugs.indexOf(name) < index
      if (isTaken) refuse(saving, `fields.${index}.slug`, strings.slugTaken)
    }
    return published(values)
  },
})
