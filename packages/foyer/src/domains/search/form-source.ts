import { FIELD_TYPES } from '../../contract/field-types.ts'
import { and, asc, inArray } from '../../platform/database/drizzle.ts'
import { plainText } from '../../platform/text/plain-text.ts'
import { formFields, forms } from '../forms/tables.ts'
import { joined } from './joined.ts'
import type { Source } from './reindex.ts'
import { inBoth, onlineAmong, onlineIds } from './sources.ts'

/** The questions of a form; its message after sending is not indexed. */
export const formSource: Source = {
  listIds: (db, slice) => onlineIds(db, forms, slice),
  async describe({ db }, ids) {
    const rows = await db.select().from(forms).where(onlineAmong(forms, ids))
    const asked = await db
      .select()
      .from(formFields)
      .where(and(inArray(formFields.formId, ids), formFields.visible))
      .orderBy(asc(formFields.position), asc(formFields.id))
    return rows.flatMap(({ id: itemId, title, intro, searchWords, publishedAt: visibleFrom }) => {
      const own = asked.filter((field) => field.formId === itemId && field.fieldType !== FIELD_TYPES.hidden)
      return inBoth(
        { kind: 'form', itemId, imageId: null, visibleFrom, dateStart: null },
        title,
        (locale, inIt) => ({
          lead: '',
          unseen: searchWords[locale],
          text: joined(
            plainText(inIt(intro)),
            ...own
              .flatMap(({ label, choices }) => [label, ...choices.map((choice) => choice.label)])
              .map(inIt),
          ),
        }),
      )
    })
  },
}
