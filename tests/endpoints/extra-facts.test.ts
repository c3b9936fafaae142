import { afterAll, expect, it } from 'vitest'
import { person } from '../../packages/foyer/src/domains/people/person-subjects.ts'
import { persons } from '../../packages/foyer/src/domains/people/tables.ts'
import { choice, number, reference, references, string } from '../../packages/foyer/src/fields/kinds.ts'
import { defineFacts } from '../../packages/foyer/src/house/define-facts.ts'
import { extraWords, publicExtra, withExtraFacts } from '../../packages/foyer/src/saving/extra-facts.ts'
import { readItems } from '../../packages/foyer/src/saving/item-store.ts'
import { saveItem } from '../../packages/foyer/src/saving/save.ts'
import { AS_INSTALLATION } from '../../packages/foyer/src/saving/subject.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { db, clock, changes } = house.app.platform
const saving = { ...AS_INSTALLATION, db, clock, changes }

/** As `facts/person.ts` of a house says it. */
const facts = defineFacts({
  version: 1,
  fields: {
    instrument: string({ maxLength: 20 }),
    seats: number({ min: 0, max: 9 }),
    section: choice(['', 'strings', 'brass'], ''),
  },
  strings: {},
  public: ['instrument'],
  searched: ['instrument'],
})
const player = withExtraFacts(person, facts)
const valuesAt = async (id: number) =>
  (await readItems(db, player.store, player.fields, [id])).get(id) as Record<string, unknown>

it('facts of the house are saved, merged and refused like ours, and told only where they are public', async () => {
  const before = { last_name: 'Waldhorn', extra_instrument: 'horn', extra_seats: 2 }
  const added = await saveItem(saving, player, { values: before })
  expect(await valuesAt(added.id)).toMatchObject({ ...before, extra_section: '' })

  const { id, version } = added
  await saveItem(saving, player, { id, version, values: { extra_section: 'brass' } })
  expect(await valuesAt(id), 'the others stay').toMatchObject({ ...before, extra_section: 'brass' })
  const wrong = { id, version: version + 1000, values: { extra_seats: 12 } }
  await expect(saveItem(saving, player, wrong)).rejects.toMatchObject({ code: 'invalid' })

  expect(await publicExtra(db, 'person', persons, id, facts)).toEqual({ extra: { instrument: 'horn' } })
  expect((await extraWords(db, 'person', persons, [id], facts))(id)).toBe('horn')
  expect(await publicExtra(db, 'person', persons, id), 'a house without facts').toEqual({})
})

it('a change of one of our fields keeps them', async () => {
  const { id, version } = await saveItem(saving, player, {
    values: { last_name: 'Oboe', extra_instrument: 'oboe' },
  })
  await saveItem(saving, person, { id, version, values: { first_name: 'Ada' } })
  expect(await valuesAt(id)).toMatchObject({ first_name: 'Ada', extra_instrument: 'oboe' })
})

it('a fact may name an item: one that exists, and that is kept as long as it is named', async () => {
  const named = withExtraFacts(person, {
    ...facts,
    fields: { teacher: reference('person'), pupils: references('person') },
    public: ['teacher'],
    searched: [],
  })
  const add = (values: object) => saveItem(saving, named, { values: { last_name: 'Harfe', ...values } })
  const teacher = await saveItem(saving, person, { values: { last_name: 'Lehrerin' } })
  const missing = { fields: { extra_teacher: ['Diesen Eintrag gibt es nicht (mehr).'] } }
  await expect(add({ extra_teacher: 424242 })).rejects.toMatchObject(missing)
  await expect(add({ extra_pupils: [teacher.id, 424242] })).rejects.toMatchObject({
    fields: { extra_pupils: missing.fields.extra_teacher },
  })
  const one = await add({ extra_teacher: teacher.id })
  const other = await add({ extra_pupils: [one.id, teacher.id] })
  const naming = async (field: string) => {
    const where = named.store.part?.naming?.(field, teacher.id)
    return (await db.select({ id: persons.id }).from(persons).where(where)).map(({ id }) => id)
  }
  expect(await naming('extra_teacher')).toEqual([one.id])
  expect(await naming('extra_pupils')).toEqual([other.id])
})
