import { type Credit, type PersonKey, personCategories } from '../people/people.ts'
import type { Person } from '../people/person.ts'
import { named } from './named.ts'
import type { Seeding } from './seeding.ts'

export type PersonIds = Record<PersonKey, number>

const COMPANY = Object.assign({}, ...personCategories.map(({ members }) => members)) as Record<
  PersonKey,
  Person
>

export async function seedPeople({ desk, pictureOf }: Seeding): Promise<PersonIds> {
  const categories = await desk.add(
    'personcategory',
    personCategories.map(({ name }, position) => ({ name, position })),
  )
  const placeOf = new Map(
    personCategories.flatMap(({ members }, category) =>
      Object.keys(members).map((key, position) => [key, { category: categories[category], position }]),
    ),
  )
  return desk.add(
    'person',
    named(COMPANY, ({ firstName, lastName, role, biography }, key) => ({
      first_name: firstName,
      last_name: lastName,
      role,
      biography: { de: `<p>${biography.de}</p>`, en: `<p>${biography.en}</p>` },
      image: pictureOf('person', key),
      ...placeOf.get(key),
    })),
  )
}

/** A credit: members of the ensemble are linked, guests are only named. */
export function contributorValues([who, de, en]: Credit, ids: PersonIds) {
  const person: Person | undefined = COMPANY[who as PersonKey]
  return {
    person: person ? ids[who as PersonKey] : null,
    name: person ? `${person.firstName} ${person.lastName}` : who,
    role: { de, en },
  }
}
