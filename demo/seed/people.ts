import { personCategories as categoryRows, persons as personRows } from '../../src/domains/people/tables.ts'
import { type Credit, type PersonKey, personCategories } from '../people/people.ts'
import type { Person } from '../people/person.ts'
import { insertAll, takeIds, takeIdsFor } from './rows.ts'
import type { Seeding } from './seeding.ts'

export type PersonIds = Record<PersonKey, number>

const COMPANY = Object.assign({}, ...personCategories.map(({ members }) => members)) as Record<
  PersonKey,
  Person
>

export async function seedPeople({ db, pictureOf }: Seeding): Promise<PersonIds> {
  const categoryIds = await takeIds(db, categoryRows, personCategories.length)
  await insertAll(
    db,
    categoryRows,
    personCategories.map(({ name }, position) => ({ id: categoryIds[position], name, position })),
  )
  const ids = await takeIdsFor(db, personRows, COMPANY)
  await insertAll(
    db,
    personRows,
    personCategories.flatMap(({ members }, category) =>
      Object.entries(members).map(([key, { biography, ...person }], position) => ({
        ...person,
        id: ids[key as PersonKey],
        categoryId: categoryIds[category],
        biography: { de: `<p>${biography.de}</p>`, en: `<p>${biography.en}</p>` },
        imageId: pictureOf('person', key),
        position,
      })),
    ),
  )
  return ids
}

/** A line of a bill: somebody of the company is linked, a guest is named. */
export function contributorValues([who, de, en]: Credit, ids: PersonIds) {
  const person: Person | undefined = COMPANY[who as PersonKey]
  return {
    person: person ? ids[who as PersonKey] : null,
    name: person ? `${person.firstName} ${person.lastName}` : who,
    role: { de, en },
  }
}

/** The same as a row of the table behind a production. */
export function contributorOf(credit: Credit, position: number, ids: PersonIds) {
  const { person: personId, ...words } = contributorValues(credit, ids)
  return { personId, ...words, position }
}
