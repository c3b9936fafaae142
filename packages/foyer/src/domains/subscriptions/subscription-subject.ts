import { nameOf } from '../../contract/in-language.ts'
import { bilingual, items, link, number, reference, string } from '../../fields/kinds.ts'
import { storedIn } from '../../saving/item-store.ts'
import { publicationFields, published } from '../../saving/publication.ts'
import { defineSubject } from '../../saving/subject.ts'
import { subscriptions } from './tables.ts'

const AMOUNT = { maxLength: 12, format: 'money' } as const

export const subscription = defineSubject({
  area: 'subscriptions',
  model: 'subscription',
  access: 'editor',
  fields: {
    name: bilingual({ required: true }),
    description: bilingual({ text: 'rich' }),
    series: reference('series'),
    event_count: number({ min: 0, max: 1000, required: true }),
    dates: bilingual({ maxLength: 1000 }),
    included: bilingual({ text: 'rich', maxLength: 3000 }),
    how_to_book: bilingual({ text: 'rich', maxLength: 3000 }),
    booking_url: link(),
    prices: items({
      seat_group: bilingual({ required: true }),
      price: string({ ...AMOUNT, required: true }),
      reduced: string(AMOUNT),
    }),
    position: number({ min: 0, max: 100_000, default: 0 }),
    ...publicationFields,
  },
  store: storedIn(subscriptions),
  titleOf: ({ name }) => nameOf(name),
  indexed: async (_db, { id }) => [{ kind: 'subscription', ids: [id] }],
  check: async (_saving, values) => published(values),
})
