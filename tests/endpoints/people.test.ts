import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventContributors, events } from '../../packages/foyer/src/domains/events/tables.ts'
import { personCategories, persons } from '../../packages/foyer/src/domains/people/tables.ts'
import { addImage, addRow, addRows, bilingual, eventAt } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const editor = await house.login('editor')
const ask = async (url: string, as = {}) => {
  const answer = await house.inject({ url, ...as })
  return { status: answer.statusCode, body: answer.json() }
}

const ids = { music: 0, stage: 0, ada: 0, offline: 0, future: 0 }
beforeAll(async () => {
  const [music, stage] = await addRows(house, personCategories, [
    { name: bilingual('Musik', 'Music'), position: -1 },
    { name: bilingual('Bühne', 'Stage'), position: -2 },
  ])
  Object.assign(ids, { music: music?.id, stage: stage?.id })
  const later = new Date(house.clock.now().getTime() + 3_600_000)
  const added = await addRows(house, persons, [
    { categoryId: ids.music, firstName: 'Zoë', lastName: 'Abel', position: 2 },
    { categoryId: ids.music, firstName: 'Anton', lastName: 'Zech', position: 1 },
    { categoryId: ids.music, firstName: 'Berta', lastName: 'Abel', position: 2 },
    { categoryId: ids.music, firstName: '', lastName: 'Aal', position: 2 },
    {
      categoryId: ids.stage,
      firstName: 'Ada',
      lastName: 'Öhler',
      role: bilingual('Schauspielerin', 'Actor'),
      biography: bilingual('<p>Geboren <img src=x onerror=alert(1)>am Meer.</p>'),
      imageId: await addImage(house, 'Porträt'),
    },
    { categoryId: ids.stage, firstName: 'Otto', lastName: 'Fern', isOnline: false },
    { categoryId: ids.stage, firstName: 'Neo', lastName: 'Neu', publishedAt: later },
    { firstName: 'Nemo', lastName: 'Niemand', position: -99 },
  ])
  Object.assign(ids, { ada: added[4]?.id, offline: added[5]?.id, future: added[6]?.id })
})

const everybody = async (query: string, as = {}) => {
  const names: string[] = []
  let url: string | null = `/de/api/persons/?${query}`
  while (url) {
    const { body } = await ask(url, as)
    names.push(...body.results.map((person: { name: string }) => person.name))
    url = body.next
  }
  return names
}

describe('1 §7 GET /api/persons/', () => {
  it('goes by category, then position, then last name; whoever has no category comes last', async () => {
    const names = await everybody('page_size=3')
    expect(names.slice(0, 5)).toEqual(['Ada Öhler', 'Anton Zech', 'Aal', 'Berta Abel', 'Zoë Abel'])
    expect(names.at(-1)).toBe('Nemo Niemand')
    expect(new Set(names).size).toBe(names.length)
  })

  it('files names as a German index does', async () => {
    const category = await addRow(house, personCategories, { name: bilingual('Technik') })
    const names = ['Zahn', 'Öhler', 'Ostwald', 'de Vries', 'Łukasz', 'Lund', 'Äpfel', 'Straße', 'Strasen']
    await addRows(
      house,
      persons,
      names.map((lastName) => ({ categoryId: category.id, lastName })),
    )
    expect(await everybody(`category=${category.id}`)).toEqual([
      ...['Äpfel', 'de Vries', 'Łukasz', 'Lund', 'Öhler', 'Ostwald', 'Straße', 'Strasen', 'Zahn'],
    ])
  })

  it('3-readings, Calls: is paged', async () => {
    const { body } = await ask(`/en/api/persons/?category=${ids.music}&page_size=3&page=1`)
    expect(body).toMatchObject({ count: 4, previous: null })
    expect(body.next).toBe(`/en/api/persons/?category=${ids.music}&page=2&page_size=3`)
    const last = await ask(body.next)
    expect(last.body).toMatchObject({ count: 4, next: null, results: [{ name: 'Zoë Abel' }] })
    expect((await ask(`/en/api/persons/?category=${ids.music}&page_size=3&page=3`)).status).toBe(404)
  })

  it('hides from visitors who is offline or still to come, until they do', async () => {
    expect(await everybody(`category=${ids.stage}`)).toEqual(['Ada Öhler'])
    expect(await everybody(`category=${ids.stage}`, editor)).toEqual(['Otto Fern', 'Neo Neu', 'Ada Öhler'])
    house.clock.advance({ hours: 1 })
    expect(await everybody(`category=${ids.stage}`)).toEqual(['Neo Neu', 'Ada Öhler'])
    house.clock.advance({ hours: -1 })
  })

  it('answers an empty page for a category nobody is in', async () => {
    expect((await ask('/de/api/persons/?category=2000000000')).body).toEqual({
      ...{ count: 0, next: null, previous: null, results: [] },
    })
  })
})

describe('1 §7 GET /api/persons/{id}/', () => {
  it('answers a person', async () => {
    expect((await ask(`/en/api/persons/${ids.ada}/`)).body).toMatchObject({
      name: 'Ada Öhler',
      first_name: 'Ada',
      last_name: 'Öhler',
      role: 'Actor',
      category: { id: ids.stage, name: 'Stage' },
      slug: 'ada-oehler',
      urls: { de: `/de/team/ada-oehler/${ids.ada}`, en: `/en/team/ada-oehler/${ids.ada}` },
      image_obj: { alt: 'Porträt (en)' },
    })
  })

  it('3-readings, Texts: sanitises the biography', async () => {
    const { body } = await ask(`/de/api/persons/${ids.ada}/`)
    expect(body.biography).toBe('<p>Geboren am Meer.</p>')
  })

  it('is a 404 for whom visitors may not see', async () => {
    for (const id of [ids.offline, ids.future, 2_000_000_000]) {
      expect((await ask(`/de/api/persons/${id}`)).status).toBe(404)
    }
    expect((await ask(`/de/api/persons/${ids.offline}`, editor)).body.name).toBe('Otto Fern')
  })
})

describe('1 §7 GET /api/person-categories/', () => {
  it('answers the categories in their order', async () => {
    const { body } = await ask('/en/api/person-categories/')
    expect(body.data.slice(0, 2)).toEqual([
      { id: ids.stage, name: 'Stage', position: -2 },
      { id: ids.music, name: 'Music', position: -1 },
    ])
  })
})

it('the page of a person with more dates than it shows says how many there are, and leads to all of them', async () => {
  const rows = Array.from({ length: 14 }, (_, day) =>
    eventAt(`2031-05-${10 + day}T18:00:00Z`, { title: bilingual(`Abend ${day}`) }),
  )
  const evenings = await addRows(house, events, rows)
  await addRows(
    house,
    eventContributors,
    evenings.map(({ id }) => ({ eventId: id as number, personId: ids.ada, name: 'Ada Öhler' })),
  )
  const url = `/de/team/ada-oehler/${ids.ada}`
  const shown = async (query: string) =>
    (await house.inject(url + query)).body.split('data-section="Events"')[1] ?? ''
  const first = await shown('')
  expect(first).toContain('Alle 14 Termine')
  expect(first).toContain(`${url}?dates=all#dates`)
  const all = await shown('?dates=all')
  expect(all).not.toContain('Alle 14 Termine')
  for (const { id } of evenings) expect(all).toContain(`/${id}"`)
})
