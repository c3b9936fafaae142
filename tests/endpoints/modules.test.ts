import fc from 'fast-check'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createPage } from '../../packages/foyer/src/documents/create.ts'
import { events, eventTagLinks, eventTags } from '../../packages/foyer/src/domains/events/tables.ts'
import { articleCategories, articles } from '../../packages/foyer/src/domains/magazine/tables.ts'
import { venues } from '../../packages/foyer/src/domains/venues/tables.ts'
import { catalog } from '../../packages/foyer/src/modules/catalog.ts'
import type { Module, ModuleDefinition } from '../../packages/foyer/src/modules/kit/define-module.ts'

import { pages } from '../../packages/foyer/src/pages/endpoints.ts'
import { type ModuleInput, storeModules } from '../../packages/foyer/src/pages/stored-modules.ts'
import { versions } from '../../packages/foyer/src/pages/tables.ts'
import { eq } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { type Existing, moduleOf } from '../support/module-content.ts'
import { addEvent, addImage, addRow, bilingual, changeRows, visitorInProcess } from '../support/rows.ts'
import { showModules } from '../support/shown-modules.tsx'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { platform } = house.app
const existing: Existing = { image: 0, venue: 0, event: 0, eventTag: 0, articleCategory: 0 }

beforeAll(async () => {
  existing.image = await addImage(house)
  existing.venue = (await addRow(house, venues, { name: bilingual('Halle') })).id
  existing.eventTag = (await addRow(house, eventTags, { name: bilingual('Nur hier') })).id
  existing.event = await addEvent(house, '2026-06-01T18:00:00Z', { title: bilingual('Abend') })
  existing.articleCategory = (await addRow(house, articleCategories, { name: bilingual('Rubrik') })).id
})

let pageNumber = 0
async function publish(modules: ModuleInput[], writtenBy: 'admin' | 'editor' = 'admin'): Promise<string> {
  const path = `module-${++pageNumber}`
  const language = { path, fields: { title: path }, modules }
  await createPage(platform, { writtenBy, languages: { de: language, en: language } })
  return path
}
const read = async (path: string): Promise<Module[]> => {
  const answer = await house.inject(`/de/pageeditor-api/page/${path}`)
  expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200)
  return answer.json().modules
}

describe('2 §3 Page-editor content modules', () => {
  it.each(Object.values(catalog) as unknown as ModuleDefinition[])(
    '$model: valid content comes back from database and call as it was stored, and is shown',
    async (definition) => {
      const samples = fc.sample(moduleOf(definition, existing), { numRuns: 8, seed: 11 })
      const stored = storeModules(samples, 'de', { role: 'admin' })
      const path = await publish(samples)
      const answered = await read(path)
      // Only modules whose period is over or has not begun are left out.
      const due = answered.length
      if (definition.model !== 'hero-media') expect(due).toBe(samples.length)
      for (const [place, module] of answered.entries()) {
        expect(module).toMatchObject({ model: definition.model, parent: null, order: place })
      }
      if (due === samples.length) {
        for (const [place, { fields }] of stored.entries()) {
          for (const [name, field] of Object.entries(definition.fields)) {
            if (['children', 'columns', 'modules'].includes(field.kind)) continue
            expect(answered[place]?.[name], name).toEqual(fields[name])
          }
        }
      }
      // Storing the answer changes nothing.
      expect(storeModules(answered, 'de', { role: 'admin' }).map(({ fields }) => strip(fields))).toEqual(
        stored.filter(({ fields }) => isDue(fields)).map(({ fields }) => strip(fields)),
      )
      const html = await showModules(answered)
      expect(html).not.toMatch(/<script|undefined|\[object/)
    },
    60_000,
  )

  it('answers what a module shows under the names of the table', async () => {
    await addRow(house, articles, {
      title: bilingual('Neu'),
      categoryId: existing.articleCategory,
      publishedAt: house.clock.now(),
    })
    const path = await publish([
      { model: 'image', image: existing.image, format: 'small' },
      { model: 'venue-list', children: [{ model: 'venue', venue: existing.venue }] },
      { model: 'blog-teaser-list', items: 8 },
      { model: 'highlight-teaser', categories: [existing.articleCategory] },
      { model: 'html', html_code: '<p>a' },
      { model: 'link', link_text: 'x', link: '/de', extra_class: 'button' },
    ])
    const [image, venueList, blog, highlight, html, link] = await read(path)
    expect(image).toMatchObject({
      image_obj: { id: existing.image },
      image_thumbnails: { vertical: expect.any(String) },
    })
    expect(venueList).toMatchObject({ children: [{ parent: venueList?.id, venue_obj: { name: 'Halle' } }] })
    expect(blog).toMatchObject({ main_teaser_obj: { title: 'Neu' } })
    expect(blog?.article_objs).toHaveLength(8)
    expect(JSON.stringify(blog?.article_objs)).not.toContain('"Neu"')
    expect(highlight?.article_objs).toMatchObject([{ title: 'Neu' }])
    expect(html).toMatchObject({ html_code_obj: { code: '<p>a</p>', frame_url: null } })
    expect(link).toMatchObject({ link_url: '/de' })
  })

  it('a module whose reference is gone does not break its page', async () => {
    const gone = 2_000_000_000
    const path = await publish([
      { model: 'venue', venue: gone },
      { model: 'image', image: gone, format: 'large' },
      { model: 'image-list', children: [{ model: 'image', image: gone, format: 'large' }] },
      { model: 'full-teaser', image: gone, headline: 'Bleibt', extra_class: 'image-left' },
      { model: 'event-list', children: [{ model: 'event-item', event: gone }], tag: gone },
      { model: 'highlight-teaser', categories: [gone] },
    ])
    const modules = await read(path)
    expect(modules).toHaveLength(6)
    expect(await showModules(modules)).toContain('Bleibt')
  })

  it('an event teaser says what its event says, follows it, and keeps the words that are its own', async () => {
    const event = await addEvent(house, '2026-06-03T18:00:00Z', { title: bilingual('Lichtabend') })
    const path = await publish([
      { model: 'event-teaser', event, extra_class: 'image-left' },
      {
        model: 'event-teaser',
        event,
        extra_class: 'image-right',
        headline: 'Unser Wort',
        preline: 'Nur hier',
      },
    ])
    const shown = async () => showModules(await read(path))
    expect(await shown()).toMatch(/3\. Juni 2026.*Lichtabend.*Nur hier.*Unser Wort/s)
    await changeRows(house, events, { title: bilingual('Dunkelabend') }, eq(events.id, event))
    expect(await shown()).toMatch(/3\. Juni 2026.*Dunkelabend.*Nur hier.*Unser Wort/s)
    await changeRows(house, events, { isOnline: false }, eq(events.id, event))
    const { modules } = await visitorInProcess(house).call(pages.page, { slug: path })
    expect(await showModules(modules)).not.toMatch(/Dunkelabend|Unser Wort/)
  })

  it('content of an unknown model or a newer shape is left out, the rest stays', async () => {
    const path = await publish([{ model: 'headline', content: 'Da' }])
    const broken = [
      { id: 'x', model: 'gone', version: 1, fields: {} },
      { id: 'y', model: 'faq', version: 1, fields: { items: 'none' } },
      { id: 'z', model: 'headline', version: 1, fields: { content: 'Da' } },
    ]
    const rows = await platform.db.select().from(versions)
    for (const { id } of rows.filter(({ fields }) => fields.title === path)) {
      await platform.db.update(versions).set({ modules: broken }).where(eq(versions.id, id))
    }
    expect((await read(path)).map(({ id, order }) => [id, order])).toEqual([['z', 0]])
  })
})

describe('3-readings, Texts: raw HTML is for admins', () => {
  it('an editor may not write it, and may keep what is there', async () => {
    await expect(publish([{ model: 'html', html_code: '<p>x</p>' }], 'editor')).rejects.toMatchObject({
      fields: { 'modules.0.html_code': ['Nur die Administration darf HTML schreiben.'] },
    })
    const nested = {
      model: 'section',
      columns: [{ classes: '', children: [{ model: 'html', html_code: 'x' }] }],
    }
    await expect(publish([nested], 'editor')).rejects.toMatchObject({
      fields: { 'modules.0.columns.0.children.0.html_code': [expect.any(String)] },
    })
  })
})

describe('2 §3: online_from and online_to, to the minute', () => {
  it('a teaser comes and goes on its minute, and a stored page ends with it', async () => {
    const at = (minutes: number) => new Date(house.clock.now().getTime() + minutes * 60_000)
    const path = await publish([
      {
        model: 'teaser-list',
        extra_class: 'list',
        children: [
          { model: 'teaser-item', headline: 'Bald', online_from: at(10).toISOString() },
          { model: 'teaser-item', headline: 'Jetzt', online_to: at(20).toISOString() },
        ],
      },
      {
        model: 'hero-media',
        headline: 'Vorbei',
        online_from: at(-20).toISOString(),
        online_to: at(-10).toISOString(),
      },
    ])
    const look = async () => {
      const { call, reads } = visitorInProcess(house)
      const { modules } = await call(pages.page, { slug: path })
      const children = modules.flatMap((module) => (module.children ?? [module]) as Module[])
      return { shown: children.map(({ headline }) => headline), until: reads.expires?.getTime() }
    }
    const minute = (date: Date) => Math.floor(date.getTime() / 60_000) * 60_000
    expect(await look()).toEqual({ shown: ['Jetzt'], until: minute(at(10)) })
    const start = house.clock.now()
    house.clock.set(new Date(minute(at(10))))
    expect(await look()).toEqual({
      shown: ['Bald', 'Jetzt'],
      until: minute(new Date(start.getTime() + 20 * 60_000)),
    })
    house.clock.set(new Date(minute(new Date(start.getTime() + 20 * 60_000)) - 1))
    expect((await look()).shown).toEqual(['Bald', 'Jetzt'])
    house.clock.advance({ seconds: 0.001 })
    expect((await look()).shown).toEqual(['Bald'])
    house.clock.set(start)
  })

  it('an event list obeys its window, its tag and the weekend, and ends when one of its events does', async () => {
    const tag = (await addRow(house, eventTags, { name: bilingual('Fenster') })).id
    const at = async (start: string) => {
      const eventId = await addEvent(house, start, { title: bilingual(start) })
      await addRow(house, eventTagLinks, { eventId, tagId: tag })
    }
    const start = house.clock.now()
    // A Thursday at the house.
    house.clock.set('2027-06-10T10:00:00Z')
    for (const day of [
      '2027-06-10T09:00:00Z',
      '2027-06-10T18:00:00Z',
      '2027-06-12T18:00:00Z',
      '2027-06-13T21:30:00Z',
      '2027-06-20T18:00:00Z',
    ])
      await at(day)
    const path = await publish([
      { model: 'event-list', tag },
      { model: 'event-list', tag, filters: 'next_3_days' },
      { model: 'event-list', tag, filters: 'weekend' },
      { model: 'event-list', tag, date_from: '2027-06-10T11:00', date_to: '2027-06-12T20:00' },
    ])
    const { call, reads } = visitorInProcess(house)
    const { modules } = await call(pages.page, { slug: path })
    const lists = modules.map(({ event_objs }) =>
      (event_objs as { title: string }[]).map(({ title }) => title.slice(5, 13)),
    )
    expect(lists).toEqual([
      ['06-10T18', '06-12T18', '06-13T21', '06-20T18'],
      ['06-10T18', '06-12T18'],
      ['06-12T18', '06-13T21'],
      ['06-10T09', '06-10T18', '06-12T18'],
    ])
    // The running event is over by then, and so is its ticket sale.
    expect(reads.expires?.toISOString()).toBe('2027-06-10T11:00:00.000Z')
    house.clock.set(start)
  })
})

describe('2 §3 Event list: the dates of one festival', () => {
  it('are all that belong to it, follow a change, and are not told while it is hidden', async () => {
    const festival = await addEvent(house, '2029-06-10T10:00:00Z')
    const other = await addEvent(house, '2029-06-10T10:00:00Z')
    const parts: number[] = []
    for (let hour = 8; hour < 20; hour++) {
      const at = `2029-06-11T${String(hour).padStart(2, '0')}:00:00Z`
      parts.push(await addEvent(house, at, { parentId: festival }))
    }
    const elsewhere = await addEvent(house, '2029-06-12T10:00:00Z', { parentId: other })
    const path = await publish([{ model: 'event-list', festival }])
    const listed = async () => {
      const { call, reads } = visitorInProcess(house)
      const { modules } = await call(pages.page, { slug: path })
      const [{ event_objs, festival_obj } = {} as never] = modules
      return {
        ids: (event_objs as { id: number }[]).map(({ id }) => id),
        festival: (festival_obj as { id: number } | null)?.id ?? null,
        tags: [...reads.tags],
      }
    }
    const first = await listed()
    expect(first).toMatchObject({ ids: parts, festival })
    // Adding an event to the festival, or removing one, drops the stored page.
    expect(first.tags).toEqual(expect.arrayContaining(['events', `event:${festival}`]))
    const set = (id: number, values: object) => changeRows(house, events, values, eq(events.id, id))
    await set(elsewhere, { parentId: festival })
    await set(parts[0] as number, { isOnline: false })
    await set(parts[1] as number, { parentId: null })
    expect((await listed()).ids).toEqual([...parts.slice(2), elsewhere])
    await set(festival, { isOnline: false })
    expect(await listed()).toMatchObject({ ids: [], festival: null })
  })
})

describe('2 §9: lists of the next days and of the weekend', () => {
  it.each(['next_3_days', 'weekend'])('%s: a stored page ends at midnight at the house', async (filters) => {
    // On a day on which nothing begins and nothing is chosen, only the end of the day limits the answer.
    const start = house.clock.now()
    house.clock.set('2031-06-12T10:00:00Z')
    const tag = (await addRow(house, eventTags, { name: bilingual('Leer') })).id
    const path = await publish([{ model: 'event-list', tag, filters }])
    const { call, reads } = visitorInProcess(house)
    await call(pages.page, { slug: path })
    expect(reads.expires?.toISOString()).toBe('2031-06-12T22:00:00.000Z')
    house.clock.set(start)
  })
})

describe('2 §9 Event list page size', () => {
  it('a list without an end shows ten, one with an end all there is until then', async () => {
    const tag = (await addRow(house, eventTags, { name: bilingual('Zwölf') })).id
    for (let hour = 8; hour < 20; hour++) {
      const eventId = await addEvent(house, `2028-06-10T${String(hour).padStart(2, '0')}:00:00Z`)
      await addRow(house, eventTagLinks, { eventId, tagId: tag })
    }
    const path = await publish([
      { model: 'event-list', tag },
      { model: 'event-list', tag, date_to: '2028-06-11T00:00' },
    ])
    const lists = (await read(path)).map(({ event_objs }) => (event_objs as unknown[]).length)
    expect(lists).toEqual([10, 12])
  })
})

describe('a page costs the same number of queries, whatever it is made of', () => {
  const { $client: pool } = platform.db as unknown as { $client: pg.Pool }
  async function cost(path: string): Promise<number> {
    const query = vi.spyOn(pool, 'query')
    await read(path)
    const queries = query.mock.calls.length
    query.mockRestore()
    return queries
  }

  it('60 modules of every kind are no dearer than 12', async () => {
    const one = (): ModuleInput[] => [
      { model: 'image', image: existing.image, format: 'large' },
      {
        model: 'image-list',
        children: Array.from({ length: 5 }, () => ({
          model: 'image',
          image: existing.image,
          format: 'large',
        })),
      },
      { model: 'venue', venue: existing.venue },
      { model: 'venue-list', children: [{ model: 'venue', venue: existing.venue }] },
      { model: 'blog-teaser-list', items: 3 },
      { model: 'blog-teaser-list', items: 7 },
      { model: 'highlight-teaser', categories: [existing.articleCategory] },
      { model: 'event-list' },
      { model: 'event-list', filters: 'weekend', children: [{ model: 'event-item', event: existing.event }] },
      { model: 'event-list', tag: existing.eventTag },
      { model: 'full-teaser', image: existing.image, headline: 'x', extra_class: 'fullscreen' },
      { model: 'text', content: '<p>x</p>' },
    ]
    // Counts are remembered, so a page that was not requested before is used.
    await cost(await publish(one()))
    const few = await publish(one())
    const many = await publish(Array.from({ length: 5 }, one).flat())
    const queries = await cost(few)
    expect(await cost(many)).toBe(queries)
    expect(queries).toBeGreaterThan(0)
    expect(queries).toBeLessThanOrEqual(16)
    expect(await read(many)).toHaveLength(60)
  })
})

/** Without ids, which children get anew, and without what depends on the time. */
function strip(fields: Record<string, unknown>): unknown {
  return JSON.parse(
    JSON.stringify(fields, (name, value) => {
      if (name === 'id' || name === 'index') return undefined
      return name === 'children'
        ? value.filter((child: { fields: object }) => isDue(child.fields as never))
        : value
    }),
  )
}

function isDue({ online_from, online_to }: Record<string, unknown>): boolean {
  const now = house.clock.now().getTime()
  const [from, to] = [online_from, online_to].map((moment) =>
    typeof moment === 'string' ? Date.parse(moment) : null,
  )
  return (from == null || from <= now) && (to == null || to > now)
}
