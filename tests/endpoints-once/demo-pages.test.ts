import { afterAll, describe, expect, it } from 'vitest'
import {
  articleEventLinks,
  articleProductionLinks,
  articles,
  articleTagLinks,
} from '../../packages/foyer/src/domains/magazine/tables.ts'
import { searchDocuments } from '../../packages/foyer/src/domains/search/tables.ts'
import { versions as storedVersions } from '../../packages/foyer/src/pages/tables.ts'
import type { PgTable } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { rowsOf } from '../support/demo-tables.ts'
import { TEST_TIME } from '../support/logins.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())
const { db } = house.app.platform
const all = <T extends PgTable>(table: T) => rowsOf(db, table)
const read = async (url: string) => (await house.inject(url)).json()

describe('the magazine of the demo', () => {
  it.each(['de', 'en'])('every article has a body of three to six paragraphs in "%s"', async (locale) => {
    for (const { id, title } of await all(articles)) {
      const answer = await house.inject(`/${locale}/pageeditor-api/container/by-slug/article-${id}`)
      expect(answer.statusCode, title.de).toBe(200)
      const { children, content_type, object_id } = answer.json()
      expect({ content_type, object_id }).toEqual({ content_type: 'article', object_id: id })
      const paragraphs = JSON.stringify(children).match(/<p>/g) ?? []
      expect(paragraphs.length, title.de).toBeGreaterThanOrEqual(3)
      expect(paragraphs.length, title.de).toBeLessThanOrEqual(6)
    }
  })

  it('every tag has an article, every article a past date', async () => {
    const used = new Set((await all(articleTagLinks)).map(({ tagId }) => tagId))
    expect(used.size).toBe(25)
    for (const { publishedAt } of await all(articles)) {
      expect(publishedAt.getTime()).toBeLessThan(Date.parse(TEST_TIME))
    }
  })

  it('articles lead to productions and events', async () => {
    expect((await all(articleProductionLinks)).length).toBeGreaterThan(15)
    expect((await all(articleEventLinks)).length).toBeGreaterThan(10)
  })
})

describe('the pages of the demo', () => {
  it.each([
    ['programm', 'events', 'Programm und Karten', 'Programme and tickets'],
    ['produktionen', 'productions', 'Was wir spielen', 'What we perform'],
    ['team', 'team', 'Achtundzwanzig, die bleiben', 'Twenty-eight who stay'],
    ['haus/geschichte', 'house/history', 'Erst das Korn, dann der Streit, dann das Theater', ''],
    ['haus/raeume', 'house/spaces', 'Drei Häuser, sechs Räume, ein Kai', ''],
    ['haus/arbeit', 'house/working', 'Wir suchen Leute, die fragen', ''],
    ['barrierefreiheit', 'accessibility', 'Alle kommen\u00a0rein. Sonst ist es kein Theater.', ''],
    ['vermietung', 'hire', 'Feiern, wo sonst gestorben wird', ''],
    ['presse', 'press', 'Schreiben\u00a0Sie, was Sie gesehen haben', ''],
    ['vermittlung', 'education', 'Theater lernt man nicht, man fängt es sich ein', ''],
    ['artikel', 'artikel', 'Zum Mitnehmen, falls der Abend nicht reicht', ''],
    ['abonnement', 'abonnement', 'Ein Platz, der auf Sie wartet', ''],
    ['gegenlicht', 'against-the-light', 'Gegenlicht', 'Against the Light'],
  ])('%s and %s', async (de, en, german, english) => {
    const page = await read(`/de/pageeditor-api/page/${de}`)
    expect(page).toMatchObject({ headline: german, urls: { de: `/de/${de}`, en: `/en/${en}` } })
    const other = await read(`/en/pageeditor-api/page/${en}`)
    if (english) expect(other.headline).toBe(english)
    expect(other.headline.length).toBeGreaterThan(3)
    expect(other.modules).toHaveLength(page.modules.length)
    expect(page.modules.length).toBeGreaterThan(0)
    expect(page.is_landing_page).toBe(de === 'gegenlicht')
  })

  it('links within its pages lead to a page or a screen', async () => {
    const versions = (await all(storedVersions)).map(({ modules }) => JSON.stringify(modules)).join()
    const found = versions.matchAll(/(?:href=\\"|link":")(\/(?:de|en)[^\\"]*)/g)
    const links = new Set([...found].map(([, link]) => link))
    expect(links.size).toBeGreaterThan(20)
    const SCREENS = new Set(['/de/abonnements', '/en/subscriptions'])
    for (const link of links) {
      if (!SCREENS.has(link as string))
        expect((await house.inject(link as string)).statusCode, link).toBe(200)
    }
  })
})

describe('1 §3 Navigation, in the demo', () => {
  it.each([
    ['de', ['Programm', 'Produktionen', 'Ensemble', 'Magazin', 'Das Haus', 'Besuch']],
    ['en', ['Programme', 'Productions', 'Ensemble', 'Magazine', 'The house', 'Visit']],
  ])('leads to everything a visitor looks for, in "%s"', async (locale, names) => {
    const { menu, secondary_menu, footer } = await read(`/${locale}/pageeditor-api/nav`)
    expect(menu.map(({ menu_name }: { menu_name: string }) => menu_name)).toEqual(names)
    expect(secondary_menu).toHaveLength(4)
    expect(footer).toHaveLength(6)
    for (const { url } of [...menu, ...secondary_menu, ...footer]) {
      const page = await house.inject(`/${locale}/pageeditor-api/page${url.slice('/de'.length)}`)
      expect(page.statusCode, url).toBe(200)
    }
  })
})

describe('the demo can be found', () => {
  it('everything with a screen is in the index, in both languages', async () => {
    const kinds = Map.groupBy(await all(searchDocuments), ({ kind }) => kind)
    const count = (kind: typeof searchDocuments.$inferSelect.kind) => kinds.get(kind)?.length
    expect(count('event')).toBe(400)
    expect(count('production')).toBe(32)
    expect(count('person')).toBe(56)
    expect(count('article')).toBe(48)
    expect(count('venue')).toBe(6)
    expect(count('series')).toBe(12)
    expect(count('page')).toBeGreaterThanOrEqual(34)
  })
})
