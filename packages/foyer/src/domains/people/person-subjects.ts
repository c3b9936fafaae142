import { nameOf } from '../../contract/in-language.ts'
import { bilingual, image, number, reference, string } from '../../fields/kinds.ts'
import { eq } from '../../platform/database/drizzle.ts'
import { storedIn } from '../../saving/item-store.ts'
import { publicationFields, published } from '../../saving/publication.ts'
import { searchWords } from '../../saving/search-words.ts'
import { defineSubject } from '../../saving/subject.ts'
import { personCategories, persons } from './tables.ts'

const position = number({ min: 0, max: 100_000, default: 0 })

export const personCategory = defineSubject({
  area: 'people',
  model: 'personcategory',
  target: 'personCategory',
  access: 'editor',
  fields: { name: bilingual({ required: true, inOneLanguage: true }), position },
  store: storedIn(personCategories),
  titleOf: ({ name }) => nameOf(name),
  async indexed(db, { id }) {
    const members = await db.select({ id: persons.id }).from(persons).where(eq(persons.categoryId, id))
    return [{ kind: 'person', ids: members.map((person) => person.id) }]
  },
})

/** A person of the house. Guests are only named in a cast list. */
export const person = defineSubject({
  area: 'people',
  model: 'person',
  target: 'person',
  access: 'editor',
  fields: {
    first_name: string(),
    last_name: string({ required: true }),
    category: reference('personCategory'),
    role: bilingual(),
    biography: bilingual({ text: 'rich' }),
    image: image(),
    position,
    ...searchWords,
    ...publicationFields,
  },
  store: storedIn(persons),
  titleOf: ({ first_name, last_name }) => `${first_name} ${last_name}`.trim(),
  check: async (_saving, values) => published(values),
  indexed: async (_db, { id }) => [{ kind: 'person', ids: [id] }],
})
