import { announces, announcesPerRow, itemTag } from '../../platform/cache/table-tags.ts'
import { bilingual, extraFacts, publication } from '../../platform/database/columns.ts'
import { index, integer, pgTable, serial, text } from '../../platform/database/drizzle.ts'
import { images } from '../media/tables.ts'

/** The tag of answers with persons. */
export const PEOPLE_TAG = 'people'
export const PERSON_CATEGORIES_TAG = 'person-categories'
export const personTag = (id: number) => itemTag('person', id)

export const personCategories = pgTable('person_category', {
  id: serial().primaryKey(),
  name: bilingual(),
  position: integer().notNull().default(0),
})

export const persons = pgTable(
  'person',
  {
    id: serial().primaryKey(),
    categoryId: integer().references(() => personCategories.id, { onDelete: 'set null' }),
    firstName: text().notNull().default(''),
    lastName: text().notNull(),
    /** Their profession in the house: actor, dramaturge, … */
    role: bilingual(),
    biography: bilingual(),
    imageId: integer().references(() => images.id, { onDelete: 'set null' }),
    position: integer().notNull().default(0),
    /** Additional words for the search; not shown. */
    searchWords: bilingual(),
    ...extraFacts,
    ...publication,
  },
  (table) => [index().on(table.categoryId, table.position)],
)

announcesPerRow(persons, ({ id }) => [PEOPLE_TAG, personTag(id)])
announces(PERSON_CATEGORIES_TAG, personCategories)
