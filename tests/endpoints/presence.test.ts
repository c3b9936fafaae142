import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PresenceAnswer } from '../../packages/foyer/src/documents/contract.ts'
import { createPage } from '../../packages/foyer/src/documents/create.ts'
import { createNews } from '../../packages/foyer/src/documents/news.ts'
import { waitForNews } from '../../packages/foyer/src/documents/presence.ts'
import type { Context } from '../../packages/foyer/src/platform/context.ts'
import { type Session, startTestApp } from '../support/test-app.ts'

const house = await startTestApp({ now: '2026-03-10T09:00:00Z' })
afterAll(() => house.close())
const { platform } = house.app
let editor: Session
let admin: Session
let made = 0
beforeAll(async () => {
  editor = await house.login('editor')
  admin = await house.login('admin')
})

async function newDocument(): Promise<{ id: number; version: number }> {
  made += 1
  const language = {
    path: `shared-${made}`,
    fields: { title: 'Shared' },
    modules: [{ id: 'one', model: 'headline', content: 'Words' }] as never,
  }
  await createPage(platform, { writtenBy: 'admin', languages: { de: language, en: language } })
  const url = `/de/pageeditor-api/page/shared-${made}`
  return (await house.inject({ ...editor, url })).json().document
}
const post = (caller: Session, url: string, payload: object) =>
  house.inject({ ...caller, method: 'POST', url: `/de/pageeditor-api/document/${url}`, payload })
const here = async (caller: Session, document: number, tab: string, module: string | null = null) => {
  const answer = await post(caller, `${document}/presence`, { tab, module })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json() as PresenceAnswer
}
const wait = (caller: Session, document: number, tab: string, mark: string) =>
  post(caller, `${document}/news`, { tab, mark })

describe('two editors at once', () => {
  it('see who is here and in which module, and not themselves', async () => {
    const { id } = await newDocument()
    expect((await here(editor, id, 'window-a')).others).toEqual([])
    const { others } = await here(admin, id, 'window-b', 'one')
    expect(others).toMatchObject([{ tab: 'window-a', is_oneself: false, module: null }])
    expect(others[0]?.name).not.toBe('')
    expect((await here(editor, id, 'window-a')).others).toMatchObject([{ tab: 'window-b', module: 'one' }])
    expect((await here(editor, id, 'window-c')).others.map(({ is_oneself }) => is_oneself)).toEqual([
      true,
      false,
    ])
  })

  it('hear of it when one comes, moves, writes, publishes or goes elsewhere', async () => {
    const { id, version } = await newDocument()
    const elsewhere = await newDocument()
    const steps: [string, () => Promise<unknown>][] = [
      ['comes', () => here(admin, id, 'window-b')],
      ['moves', () => here(admin, id, 'window-b', 'one')],
      [
        'writes',
        () =>
          post(admin, `${id}/operations`, {
            ...{ base_version: version, operation_id: 'written-by-another' },
            operations: [{ kind: 'update', module: 'one', fields: { content: 'Others' } }],
          }),
      ],
      ['publishes', () => post(admin, `${id}/publish`, {})],
      ['goes', () => here(admin, elsewhere.id, 'window-b')],
    ]
    for (const [name, step] of steps) {
      const { mark } = await here(editor, id, 'window-a')
      const heard = wait(editor, id, 'window-a', mark)
      await step()
      const answer = await heard
      expect([name, answer.statusCode, answer.body]).toEqual([name, 204, ''])
      expect((await here(editor, id, 'window-a')).mark, name).not.toBe(mark)
    }
  })

  it('are told at once what happened before they asked', async () => {
    const { id } = await newDocument()
    const { mark } = await here(editor, id, 'window-a')
    await here(admin, id, 'window-b')
    expect((await wait(editor, id, 'window-a', mark)).statusCode).toBe(204)
  })

  it('are not woken by what they do themselves, and are forgotten after a while', async () => {
    const { id } = await newDocument()
    const { mark } = await here(editor, id, 'window-a')
    expect((await here(editor, id, 'window-a', 'one')).mark).toBe(mark)
    await here(admin, id, 'window-b')
    expect((await here(editor, id, 'window-a')).others).toHaveLength(1)
    house.clock.advance({ seconds: 46 })
    expect((await here(editor, id, 'window-a')).others).toEqual([])
  })

  it('a window belongs to whoever named it', async () => {
    const { id } = await newDocument()
    await here(editor, id, 'window-of-editor')
    expect((await post(admin, `${id}/presence`, { tab: 'window-of-editor', module: null })).statusCode).toBe(
      403,
    )
    expect((await here(editor, id, 'window-x')).others).toMatchObject([
      { tab: 'window-of-editor', is_oneself: true },
    ])
  })

  it('a connection that ends takes its window along, and only where it was', async () => {
    const { id } = await newDocument()
    const other = await newDocument()
    const gone = new AbortController()
    await here(admin, id, 'window-b')
    const { mark } = await here(editor, id, 'window-closed')
    const userId = (await house.inject({ ...editor, url: '/api/user-details' })).json().id as number
    const context = {
      ...platform,
      viewer: { role: 'editor', userId },
      signal: gone.signal,
    } as unknown as Context
    const news = createNews(platform.changes)
    const waiting = waitForNews(context, news, { document: id, tab: 'window-closed', mark })
    expect((await here(admin, id, 'window-b')).others.map(({ tab }) => tab)).toContain('window-closed')
    gone.abort()
    await waiting
    expect((await here(admin, id, 'window-b')).others).toEqual([])
    await here(editor, other.id, 'window-closed')
    await waitForNews(context, news, { document: id, tab: 'window-closed', mark: '' })
    expect((await here(admin, other.id, 'window-b')).others).toMatchObject([{ tab: 'window-closed' }])
  })
})
