import { nameOf } from '../../contract/in-language.ts'
import { bilingual, boolean, image, number, reference } from '../../fields/kinds.ts'
import { storedIn } from '../../saving/item-store.ts'
import { publicationFields, published } from '../../saving/publication.ts'
import { defineSubject } from '../../saving/subject.ts'
import { series as rows } from './tables.ts'

export const series = defineSubject({
  area: 'series',
  model: 'series',
  target: 'series',
  access: 'editor',
  fields: {
    name: bilingual({ required: true }),
    subtitle: bilingual(),
    description: bilingual({ text: 'rich' }),
    image: image(),
    show_in_filter: boolean(true),
    position: number({ min: 0, max: 100_000, default: 0 }),
    brand: reference('brand'),
    ...publicationFields,
  },
  store: storedIn(rows),
  titleOf: ({ name }) => nameOf(name),
  check: async (_saving, values) => published(values),
  indexed: async (_db, { id }) => [{ kind: 'series', ids: [id] }],
})
