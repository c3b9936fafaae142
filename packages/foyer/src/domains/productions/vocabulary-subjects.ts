import { EVENT_KINDS } from '../../contract/event-kinds.ts'
import { nameOf } from '../../contract/in-language.ts'
import { bilingual, boolean, choice, day, number, string } from '../../fields/kinds.ts'
import { eq } from '../../platform/database/drizzle.ts'
import { storedIn } from '../../saving/item-store.ts'
import { refuse } from '../../saving/refuse.ts'
import { defineSubject } from '../../saving/subject.ts'
import { strings } from './strings.ts'
import { exhibitionTypes, productionTagLinks, productionTags, seasons } from './tables.ts'

export const season = defineSubject({
  area: 'productions',
  model: 'season',
  target: 'season',
  access: 'editor',
  fields: {
    name: bilingual({ required: true, inOneLanguage: true }),
    date_from: day({ required: true }),
    date_to: day({ required: true }),
  },
  store: storedIn(seasons),
  titleOf: ({ name }) => nameOf(name),
  async check(saving, values) {
    if ((values.date_to ?? '') < (values.date_from ?? '')) refuse(saving, 'date_to', strings.endsBefore)
    return values
  },
})

/** A type of production; its slug is a number (3-readings, Calls). */
export const exhibitionType = defineSubject({
  area: 'productions',
  model: 'exhibitiontype',
  target: 'exhibitionType',
  access: 'editor',
  fields: {
    name: bilingual({ required: true, inOneLanguage: true }),
    slug: string({ required: true, maxLength: 9, format: 'digits' }),
    kind: choice(EVENT_KINDS, 'other'),
    position: number({ min: 0, max: 100_000, default: 0 }),
  },
  store: storedIn(exhibitionTypes),
  titleOf: ({ name }) => nameOf(name),
})

export const productionTag = defineSubject({
  area: 'productions',
  model: 'productiontag',
  target: 'productionTag',
  access: 'editor',
  whenUsed: 'lets go',
  fields: { name: bilingual({ required: true, inOneLanguage: true }), show_in_filter: boolean(true) },
  store: storedIn(productionTags),
  titleOf: ({ name }) => nameOf(name),
  async indexed(db, { id }) {
    const tagged = await db
      .select({ id: productionTagLinks.productionId })
      .from(productionTagLinks)
      .where(eq(productionTagLinks.tagId, id))
    return [{ kind: 'production', ids: tagged.map((production) => production.id) }]
  },
})
