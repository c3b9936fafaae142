import { DEFAULT_LOCALE, LOCALES } from '../../contract/locale.ts'
import { answers, boolean, choice, dateTime, reference, string } from '../../fields/kinds.ts'
import { eq } from '../../platform/database/drizzle.ts'
import { storedIn } from '../../saving/item-store.ts'
import { defineSubject } from '../../saving/subject.ts'
import { formEntries, tempFiles } from './tables.ts'

const ENTRY_STATES = ['new', 'read', 'answered', 'done'] as const

/** An entry of a form. Visitors add entries (`entries.ts`); editors read them, set their state, and delete them. */
export const entry = defineSubject({
  area: 'forms',
  model: 'entry',
  access: 'editor',
  isPersonal: true,
  fields: {
    form: reference('form', { required: true, readOnly: true }),
    state: choice(ENTRY_STATES, 'new'),
    note: string({ multiline: true, maxLength: 5000 }),
    is_suspect: boolean(),
    field_values: answers(),
    locale: choice(LOCALES, DEFAULT_LOCALE, { readOnly: true }),
    created_at: dateTime({ readOnly: true }),
    delete_after: dateTime({ readOnly: true }),
  },
  store: storedIn(formEntries),
  titleOf: ({ created_at }) => created_at?.slice(0, 16).replace('T', ' ') ?? '',
  /** Its files then belong to no entry and are deleted the next night. */
  async checkRemoval({ db }, id) {
    await db
      .update(tempFiles)
      .set({ entryId: null, createdAt: new Date(0) })
      .where(eq(tempFiles.entryId, id))
  },
})
