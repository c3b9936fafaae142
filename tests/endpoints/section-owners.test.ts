import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { events } from '../../packages/foyer/src/domains/events/tables.ts'
import { articles } from '../../packages/foyer/src/domains/magazine/tables.ts'
import { persons } from '../../packages/foyer/src/domains/people/tables.ts'
import { productions } from '../../packages/foyer/src/domains/productions/tables.ts'
import { series } from '../../packages/foyer/src/domains/series/tables.ts'
import { venues } from '../../packages/foyer/src/domains/venues/tables.ts'
import { pages } from '../../packages/foyer/src/pages/endpoints.ts'
import { moduleFrameUrl } from '../../packages/foyer/src/pages/frame-url.ts'
import { documents, sections, versions } from '../../packages/foyer/src/pages/tables.ts'
import { itemTag } from '../../packages/foyer/src/platform/cache/table-tags.ts'
import { eq, type PgTable } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { addRow, bilingual, eventAt, visitorInProcess } from '../support/rows.ts'
import { addSectionWithFrame } from '../support/section-with-frame.ts'
import { startTestApp } from '../support/test-app.ts'

const NOW = '2031-03-10T09:00:00Z'
const TOMORROW = new Date('2031-03-11T09:00:00Z')
const house = await startTestApp({ now: NOW })
afterAll(() => house.close())
const { platform } = house.app
const { db, changes } = platform
const [editor, customer] = [await house.login('editor'), await house.login('customer')]

const addSection = (slug: string, owner: { contentType?: string; objectId?: number } = {}) =>
  addSectionWithFrame(house, slug, owner, () => 'Probentagebuch')

async function frameOf(slug: string): Promise<string> {
  const [row] = await db
    .select({ version: versions })
    .from(sections)
    .innerJoin(documents, eq(documents.sectionId, sections.id))
    .innerJoin(versions, eq(versions.id, documents.publishedVersionId))
    .where(eq(sections.slug, slug))
  const html = row?.version.modules?.find(({ model }) => model === 'html')
  return moduleFrameUrl(row?.version.id ?? 0, html?.id ?? '', 'html_code')
}

const get = (url: string, as = {}) => house.inject({ url, ...as })

/** Whether a section is open, which all three ways to it must answer equally. */
async function isOpen(slug: string, as = {}): Promise<boolean> {
  const one = await get(`/de/pageeditor-api/container/by-slug/${slug}`, as)
  const list = await get(`/de/pageeditor-api/container?slug=${slug}`, as)
  const frame = await get(await frameOf(slug), as)
  const open = one.statusCode === 200
  expect(list.statusCode).toBe(200)
  expect(list.json().data).toHaveLength(open ? 1 : 0)
  expect([open ? 200 : 404]).toEqual([frame.statusCode])
  for (const { body } of [one, list, frame]) expect(body.includes('Probentagebuch')).toBe(open)
  return open
}

const OWNERS = {
  article: { table: articles, row: { title: bilingual('Artikel') } },
  event: { table: events, row: eventAt('2031-05-01T18:00:00Z') },
  person: { table: persons, row: { lastName: 'Person' } },
  production: { table: productions, row: { title: bilingual('Stück') } },
  series: { table: series, row: { name: bilingual('Reihe') } },
  venue: { table: venues, row: { name: bilingual('Ort') } },
}

async function addItem({ table, row }: { table: PgTable; row: object }, publication: object = {}) {
  return ((await addRow(house, table, { ...row, ...publication } as never)) as { id: number }).id
}

describe.each(Object.entries(OWNERS))('1 §6 Visitor: the section of a hidden %s', (contentType, owner) => {
  const ids = { online: 0, off: 0, later: 0 }
  const slugOf = (name: keyof typeof ids) => `${contentType}-${ids[name]}`
  beforeAll(async () => {
    ids.online = await addItem(owner)
    ids.off = await addItem(owner, { isOnline: false })
    ids.later = await addItem(owner, { publishedAt: TOMORROW })
    for (const objectId of Object.values(ids))
      await addSection(`${contentType}-${objectId}`, { contentType, objectId })
  })

  it('is not there for visitors and customers, and is for editors', async () => {
    for (const name of ['off', 'later'] as const) {
      expect(await isOpen(slugOf(name))).toBe(false)
      expect(await isOpen(slugOf(name), customer)).toBe(false)
      expect(await isOpen(slugOf(name), editor)).toBe(true)
    }
    expect(await isOpen(slugOf('online'))).toBe(true)
  })

  it('is kept back as long as its owner, and no longer', async () => {
    const asked = async (name: keyof typeof ids) => {
      const { call, reads } = visitorInProcess(house)
      await call(pages.sections, { slug: slugOf(name) })
      expect([...reads.tags]).toContain(itemTag(contentType, ids[name]))
      return reads.expires
    }
    expect(await asked('later')).toEqual(TOMORROW)
    expect(await asked('online')).toBeNull()
    house.clock.set(TOMORROW)
    expect(await isOpen(slugOf('later'))).toBe(true)
    house.clock.set(NOW)
  })

  it('comes and goes with its owner, from answers that are kept too', async () => {
    const { table } = owner
    const show = (isOnline: boolean) =>
      db.transaction(async (tx) => {
        await tx
          .update(table)
          .set({ isOnline } as never)
          .where(eq(table.id, ids.online))
        await changes.announce(tx, itemTag(contentType, ids.online))
      })
    expect(await isOpen(slugOf('online'))).toBe(true)
    await show(false)
    expect(await isOpen(slugOf('online'))).toBe(false)
    await show(true)
    expect(await isOpen(slugOf('online'))).toBe(true)
  })
})

describe('1 §6 Visitor: whose a section is', () => {
  it('nobody’s is open', async () => {
    await addSection('nobody')
    expect(await isOpen('nobody')).toBe(true)
  })

  it.each([
    ['an owner that nobody knows', { contentType: 'sponsor', objectId: 1 }],
    ['an owner without an id', { contentType: 'production' }],
    ['an id without an owner', { objectId: 1 }],
    ['an owner that does not exist', { contentType: 'production', objectId: 2_000_000_000 }],
  ])('%s keeps it closed, but not to editors', async (name, owner) => {
    const slug = name.replaceAll(' ', '-')
    await addSection(slug, owner)
    expect(await isOpen(slug)).toBe(false)
    expect(await isOpen(slug, customer)).toBe(false)
    expect(await isOpen(slug, editor)).toBe(true)
  })

  it('the stored owner decides, whatever the slug', async () => {
    const hidden = await addItem(OWNERS.production, { isOnline: false })
    const shown = await addItem(OWNERS.production)
    await addSection('free-area', { contentType: 'production', objectId: hidden })
    expect(await isOpen('free-area')).toBe(false)
    await addSection(`production-${shown}`, { contentType: 'production', objectId: hidden })
    expect(await isOpen(`production-${shown}`)).toBe(false)
  })

  it('a slug that looks like an owner’s does not get around it', async () => {
    const hidden = [
      await addItem(OWNERS.production, { isOnline: false }),
      await addItem(OWNERS.production, { isOnline: false }),
    ]
    await addSection(`production-${hidden[0]}`)
    expect(await isOpen(`production-${hidden[0]}`)).toBe(false)
    const shown = await addItem(OWNERS.event)
    await addSection(`production-${hidden[1]}`, { contentType: 'event', objectId: shown })
    expect(await isOpen(`production-${hidden[1]}`)).toBe(false)
  })
})

describe('1 §6 Visitor: the page of a production that is hidden', () => {
  it('does not stay in the store with its section', async () => {
    const id = await addItem(OWNERS.production)
    await addSection(`production-${id}`, { contentType: 'production', objectId: id })
    const page = () => get(`/de/produktionen/stueck/${id}`)
    expect((await page()).body).toContain('Probentagebuch')
    expect((await page()).body).toContain('Probentagebuch')
    await db.transaction(async (tx) => {
      await tx.update(productions).set({ isOnline: false }).where(eq(productions.id, id))
      await changes.announce(tx, itemTag('production', id))
    })
    const answer = await page()
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('Probentagebuch')
  })
})
