import { hasArea } from '../../contract/areas.ts'
import { addressOf, nameIn, textsIn } from '../../contract/item.ts'
import type { Bilingual } from '../../contract/locale.ts'
import type { Context } from '../../platform/context.ts'
import { asc, eq, type PgColumn, type PgTable } from '../../platform/database/drizzle.ts'
import { isVisibleTo } from '../../platform/database/visibility.ts'
import { findImages } from '../media/service.ts'
import type { Contributor } from './contract.ts'
import { persons, personTag } from './tables.ts'

type ContributorTable = PgTable & Record<'id' | 'personId' | 'name' | 'role' | 'position', PgColumn>

/** The contributors of a production or an event, in the order of its cast list. */
export async function findContributors(
  context: Context,
  table: ContributorTable,
  owner: PgColumn,
  ownerId: number,
): Promise<Contributor[]> {
  const { db, locale, reads } = context
  const rows = await db
    .select({ name: table.name, role: table.role, person: persons })
    .from(table)
    .leftJoin(persons, eq(persons.id, table.personId))
    .where(eq(owner, ownerId))
    .orderBy(asc(table.position), asc(table.id))
  reads.note(...rows.flatMap(({ person }) => (person ? [personTag(person.id)] : [])))
  const imageOf = await findImages(
    context,
    rows.map(({ person }) => person?.imageId ?? null),
  )
  return rows.map(({ name, role, person }) => {
    const shown = person && hasArea('ensemble') && isVisibleTo(context, person)
    const { name: does, ...language } = nameIn(role as Bilingual, locale)
    return {
      name: String(name),
      role: does,
      ...language,
      person: shown ? { ...describePerson(person, locale), ...imageOf(person.imageId) } : null,
    }
  })
}

export function describePerson(person: typeof persons.$inferSelect, locale: Context['locale']) {
  const name = `${person.firstName} ${person.lastName}`.trim()
  return {
    id: person.id,
    name,
    first_name: person.firstName,
    last_name: person.lastName,
    ...textsIn({ role: person.role }, locale),
    ...addressOf('person', person.id, { de: name, en: name }, locale),
  }
}
