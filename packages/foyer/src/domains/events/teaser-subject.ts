import { bilingual, boolean, day, image, string } from '../../fields/kinds.ts'
import { storedIn } from '../../saving/item-store.ts'
import { publicationFields, published } from '../../saving/publication.ts'
import { defineSubject } from '../../saving/subject.ts'
import { eventTeasers } from './tables.ts'

/** 2 §3 Event teaser: a message of the house between the days of the programme. */
export const teaser = defineSubject({
  area: 'events',
  model: 'teaser',
  access: 'editor',
  fields: {
    name: string({ required: true }),
    position: day({ required: true }),
    preline: bilingual(),
    headline: bilingual({ required: true }),
    subline: bilingual(),
    link_text: bilingual(),
    link_url: bilingual({ text: 'link' }),
    image: image(),
    style3: boolean(),
    ...publicationFields,
  },
  store: storedIn(eventTeasers),
  titleOf: ({ name }) => name,
  check: async (_saving, values) => published(values),
})
