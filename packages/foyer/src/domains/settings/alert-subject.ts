import { nameOf } from '../../contract/in-language.ts'
import { bilingual, boolean, dateTime } from '../../fields/kinds.ts'
import { storedIn } from '../../saving/item-store.ts'
import { ALWAYS } from '../../saving/publication.ts'
import { refuse } from '../../saving/refuse.ts'
import { defineSubject } from '../../saving/subject.ts'
import { strings } from './strings.ts'
import { breakingNews } from './tables.ts'

/** 1 §3 Top alert. */
export const alert = defineSubject({
  area: 'settings',
  model: 'alert',
  access: 'editor',
  fields: {
    title: bilingual({ required: true, inOneLanguage: true }),
    text: bilingual({ text: 'rich', maxLength: 3000 }),
    link_url: bilingual({ text: 'link' }),
    link_title: bilingual(),
    published_at: dateTime(),
    until: dateTime(),
    is_online: boolean(true),
  },
  store: storedIn(breakingNews),
  titleOf: ({ title }) => nameOf(title),
  async check(saving, values) {
    const published_at = values.published_at ?? ALWAYS
    if (values.until && Date.parse(values.until) < Date.parse(published_at))
      refuse(saving, 'until', strings.endsBefore)
    return { ...values, published_at }
  },
})
