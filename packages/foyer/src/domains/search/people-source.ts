import type { Db } from '../../platform/database/database.ts'
import { asc, eq, getTableColumns, inArray } from '../../platform/database/drizzle.ts'
import { isVisibleTo } from '../../platform/database/visibility.ts'
import { plainText } from '../../platform/text/plain-text.ts'
import { eventContributors } from '../events/tables.ts'
import { personCategories, persons } from '../people/tables.ts'
import { productionContributors } from '../productions/tables.ts'
import { joined } from './joined.ts'
import type { Reader, Source } from './reindex.ts'
import { inBoth, onlineAmong, onlineIds } from './sources.ts'

export const personSource: Source = {
  listIds: (db, slice) => onlineIds(db, persons, slice),
  findTelling: {
    event: (db, ids) => owners(db, eventContributors, eventContributors.eventId, ids),
    production: (db, ids) => owners(db, productionContributors, productionContributors.productionId, ids),
  },
  async describe({ db }, ids) {
    const rows = await db
      .select({ person: persons, category: personCategories.name })
      .from(persons)
      .leftJoin(personCategories, eq(personCategories.id, persons.categoryId))
      .where(onlineAmong(persons, ids))
    return rows.flatMap(({ person, category }) => {
      const name = `${person.firstName} ${person.lastName}`.trim()
      const { id: itemId, imageId, publishedAt: visibleFrom } = person
      return inBoth(
        { kind: 'person', itemId, imageId, visibleFrom, dateStart: null },
        { de: name, en: name },
        (locale, inIt) => ({
          lead: joined(inIt(person.role), category && inIt(category)),
          unseen: person.searchWords[locale],
          text: plainText(inIt(person.biography)),
        }),
      )
    })
  },
}

type Contributors = typeof eventContributors | typeof productionContributors
type Owner = typeof eventContributors.eventId | typeof productionContributors.productionId

/** The people in the cast lists of events or productions. A hidden person is not found by a cast list either. */
export async function findPeople(reader: Reader, table: Contributors, owner: Owner, ids: number[]) {
  const rows = await reader.db
    .select({ owner, name: table.name, person: getTableColumns(persons) })
    .from(table)
    .leftJoin(persons, eq(persons.id, table.personId))
    .where(inArray(owner, ids))
    .orderBy(table.position)
  return rows.filter(({ person }) => !person || isVisibleTo(reader, person))
}

async function owners(db: Db, table: Contributors, owner: Owner, personIds: number[]): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: owner })
    .from(table)
    .where(inArray(table.personId, personIds))
    .orderBy(asc(owner))
  return rows.map(({ id }) => id)
}
