import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listBreakingNews } from '../../packages/foyer/src/domains/settings/breaking-news.ts'
import { breakingNews } from '../../packages/foyer/src/domains/settings/tables.ts'
import { recordReads } from '../../packages/foyer/src/platform/cache/reads.ts'
import { VISITOR } from '../../packages/foyer/src/platform/viewer.ts'
import { addRows, removeRows } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'

const house = await startTestApp()
afterAll(() => house.close())

const both = (de: string) => ({ de, en: `${de} (en)` })
const titles = async (session = {}) =>
  (await house.inject({ ...session, url: '/de/api/breaking-news/' }))
    .json()
    .data.map(({ title }: { title: string }) => title)

beforeAll(async () => {
  await removeRows(house, breakingNews)
  await addRows(house, breakingNews, [
    {
      title: both('Heute'),
      text: both('Wir <strong>spielen</strong><script>alert(1)</script>'),
      linkUrl: { de: '/de/programm', en: '/en/events' },
      linkTitle: both('Zum Programm'),
      publishedAt: new Date('2026-03-09T09:00:00Z'),
      until: new Date('2026-03-10T18:00:00Z'),
    },
    { title: both('Immer') },
    { title: both('Vorbei'), until: new Date('2026-03-10T09:00:00Z') },
    { title: both('Aus'), isOnline: false },
    { title: both('Morgen'), publishedAt: new Date('2026-03-11T09:00:00Z') },
  ])
})

describe('1 §7 GET /api/breaking-news/', () => {
  it('answers the alerts of this moment, newest first', async () => {
    expect((await house.inject('/en/api/breaking-news/')).json()).toEqual({
      data: [
        {
          id: expect.any(Number),
          title: 'Heute (en)',
          text: 'Wir <strong>spielen</strong> (en)',
          link: { url: '/en/events' },
          link_title: 'Zum Programm (en)',
        },
        { id: expect.any(Number), title: 'Immer (en)', text: '', link: { url: '' }, link_title: '' },
      ],
    })
  })

  it('leads to the page of the language', async () => {
    const [alert] = (await house.inject('/de/api/breaking-news/')).json().data
    expect(alert.link).toEqual({ url: '/de/programm' })
  })

  it('shows editors what visitors see', async () => {
    expect(await titles(await house.login('editor'))).toEqual(['Heute', 'Immer'])
  })

  it('says until when it is right: the end of one, then the beginning of another', async () => {
    const rightUntil = async () => {
      const reads = recordReads()
      const cookies = { get: () => undefined, set: () => {}, clear: () => {} }
      const context = {
        ...house.app.platform,
        viewer: VISITOR,
        locale: 'de' as const,
        reads,
        cookies,
        origin: () => 'http://localhost',
        address: '',
        agent: '',
        signal: new AbortController().signal,
      }
      await listBreakingNews(context)
      return reads.expires?.toISOString()
    }
    expect(await rightUntil()).toBe('2026-03-10T18:00:00.000Z')
    house.clock.set('2026-03-10T18:00:00Z')
    expect(await rightUntil()).toBe('2026-03-11T09:00:00.000Z')
  })

  it('changes by itself when one is over and when one begins', async () => {
    house.clock.set('2026-03-10T17:59:59Z')
    expect(await titles()).toEqual(['Heute', 'Immer'])
    house.clock.set('2026-03-10T18:00:00Z')
    expect(await titles()).toEqual(['Immer'])
    house.clock.set('2026-03-11T09:00:00Z')
    expect(await titles()).toEqual(['Morgen', 'Immer'])
  })
})
