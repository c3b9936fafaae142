import type { z } from 'zod'
import { Failure } from '../../contract/errors.ts'
import { nameIn } from '../../contract/item.ts'
import type { Paged } from '../../contract/paging.ts'
import type { Context } from '../../platform/context.ts'
import { countVisible } from '../../platform/database/counting.ts'
import { and, asc, eq } from '../../platform/database/drizzle.ts'
import { isVisibleTo, visibleTo } from '../../platform/database/visibility.ts'
import { pageOf } from '../../platform/endpoints/paging.ts'
import { richTextIn } from '../../platform/text/rich-text-in.ts'
import { publicExtra } from '../../saving/extra-facts.ts'
import { findImages } from '../media/service.ts'
import type { list, PersonCategory, PersonDetail, PersonSummary } from './contract.ts'
import { describePerson } from './contributors.ts'
import { asFiled } from './name-order.ts'
import { PEOPLE_TAG, PERSON_CATEGORIES_TAG, personCategories, persons, personTag } from './tables.ts'

/** The order of the ensemble page: by category, people without one last. */
const IN_ORDER = [
  asc(personCategories.position),
  asc(personCategories.id),
  asc(persons.position),
  asc(asFiled(persons.lastName)),
  asc(asFiled(persons.firstName)),
  asc(persons.id),
]

export async function listPersons(
  context: Context,
  params: z.output<typeof list.params>,
): Promise<Paged<PersonSummary>> {
  const { category, page, page_size } = params
  context.reads.note(PEOPLE_TAG)
  const where = category === undefined ? undefined : eq(persons.categoryId, category)
  const count = await countVisible(context, {
    key: `persons ${category}`,
    tags: [PEOPLE_TAG],
    table: persons,
    where,
  })
  const rows = await selectPersons(context)
    .where(and(where, visibleTo(context, persons)))
    .orderBy(...IN_ORDER)
    .limit(page_size)
    .offset((page - 1) * page_size)
  const results = await summarise(context, rows)
  return pageOf('/api/persons', context.locale, params, { count, results })
}

export async function findPerson(context: Context, id: number): Promise<PersonDetail> {
  context.reads.note(personTag(id))
  const [row] = await selectPersons(context).where(eq(persons.id, id))
  if (!row || !isVisibleTo(context, row.person)) throw new Failure('not_found')
  const [summary] = (await summarise(context, [row])) as [PersonSummary]
  return {
    ...summary,
    biography: richTextIn(row.person.biography, context.locale),
    ...(await publicExtra(context.db, 'person', persons, id)),
  }
}

export async function listCategories({ db, locale, reads }: Context): Promise<PersonCategory[]> {
  reads.note(PERSON_CATEGORIES_TAG)
  const rows = await db
    .select()
    .from(personCategories)
    .orderBy(asc(personCategories.position), asc(personCategories.id))
  return rows.map(({ id, name, position }) => ({ id, ...nameIn(name, locale), position }))
}

function selectPersons({ db, reads }: Context) {
  reads.note(PERSON_CATEGORIES_TAG)
  return db
    .select({ person: persons, category: personCategories })
    .from(persons)
    .leftJoin(personCategories, eq(personCategories.id, persons.categoryId))
}

type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPersons>['execute']>>[number]

async function summarise(context: Context, rows: PersonRow[]): Promise<PersonSummary[]> {
  const { locale } = context
  const imageOf = await findImages(
    context,
    rows.map(({ person }) => person.imageId),
  )
  return rows.map(({ person, category }) => ({
    ...describePerson(person, locale),
    category: category && { id: category.id, ...nameIn(category.name, locale) },
    ...imageOf(person.imageId),
  }))
}
