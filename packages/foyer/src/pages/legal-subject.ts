import { nameOf } from '../contract/in-language.ts'
import { bilingual, choice } from '../fields/kinds.ts'
import { storedIn } from '../saving/item-store.ts'
import { defineSubject } from '../saving/subject.ts'
import { legalTexts } from './tables.ts'

const LEGAL_KINDS = legalTexts.kind.enumValues

/** Terms, imprint and privacy policy: one text each. */
export const legalText = defineSubject({
  area: 'pages',
  model: 'legaltext',
  access: 'editor',
  fields: {
    kind: choice(LEGAL_KINDS, 'agb', { required: true, readOnly: true }),
    title: bilingual({ required: true }),
    content: bilingual({ text: 'rich', maxLength: 200_000 }),
  },
  store: storedIn(legalTexts),
  titleOf: ({ title }) => nameOf(title),
  indexed: async (_db, { id }) => [{ kind: 'legal', ids: [id] }],
  derive: (_values, { clock }) => ({ updatedAt: clock.now() }),
})
