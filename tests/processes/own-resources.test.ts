import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { fixtureHouse } from '../support/fixture-house.ts'
import { query, startPostgres } from '../support/postgres-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { Editor, type Page, type SavedItem } from './editor-client.ts'
import { endAll, startFoyer, WITHOUT_SHOP } from './foyer-process.ts'

/** What the house `tests/houses/own-parts` keeps itself, on both databases. */
const house = fixtureHouse('own-parts')
const { folder, remove } = temporaryFolder()
let postgres: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(async () => {
  await endAll()
  await postgres.stop()
  remove()
})

interface Work extends SavedItem {
  title: { de: string; en: string }
  display_name: string
  minutes: number
}

const WORKS = '/api/admin/house/work/'

describe.each(['embedded', 'postgres'])('on %s', (database) => {
  let editor: Editor
  beforeAll(async () => {
    const own = path.join(folder, database)
    mkdirSync(own)
    const server = await startFoyer(own, {
      ...{ FOYER_HOUSE: house, DEMO: 'on', PRESS_MAIL: 'press@kiln.example', ...WITHOUT_SHOP },
      ...(database === 'postgres' && { DATABASE_URL: `${postgres.url}/postgres` }),
    })
    await server.opened
    editor = await Editor.logIn(server.address)
  })

  it('a resource is filled by the content, described, listed, changed, searched and remembered like ours', async () => {
    const { data } = await editor.get<{ data: { area: string; model: string; columns: string[] }[] }>(
      '/api/admin/',
    )
    expect(data.find(({ model }) => model === 'work')).toMatchObject({
      ...{ model: 'work', one: 'Werk', columns: ['title', 'composer', 'minutes', 'interval'] },
    })
    const { results } = await editor.get<{ results: Work[] }>(`${WORKS}?search=erdb`)
    expect(results).toMatchObject([{ display_name: 'Erdbeben', minutes: 12, notes: 'Zu laut' }])
    const [{ id, version } = { id: 0, version: 0 }] = results
    await editor.post(`${WORKS}${id}/`, { version, minutes: 14 })
    await expect(editor.post(`${WORKS}${id}/`, { version, minutes: 15 })).rejects.toThrow(/409.*"mine"/)
    // Another field was changed meanwhile: both changes are kept.
    await editor.post(`${WORKS}${id}/`, { version, composer: 'Ida B. Quint' })
    expect(await editor.get(`${WORKS}${id}/`)).toMatchObject({ minutes: 14, composer: 'Ida B. Quint' })
    const { data: history } = await editor.get<{ data: { fields: string[] }[] }>(`${WORKS}${id}/history/`)
    expect(history.map(({ fields }) => fields).slice(0, 2)).toEqual([['composer'], ['minutes']])
    const { data: found } = await editor.get<{ data: object[] }>('/api/admin/find/?search=erdbeben')
    expect(found).toMatchObject([{ subject: 'house/work', name: 'Erdbeben' }])
    const { paths } = await editor.get<{ paths: object }>('/openapi.json')
    expect(Object.keys(paths)).toContain('/api/admin/house/work/{id}/restore')
  })

  it('what does not fit is refused at its field, and what is not there is not found', async () => {
    const title = { de: 'X', en: 'X' }
    const add = (values: object) => editor.post(WORKS, { title, composer: 'Y', ...values })
    await expect(add({ composer: 'x'.repeat(81) })).rejects.toThrow(/400 \{"composer"/)
    await expect(add({ minutes: 301 })).rejects.toThrow(/400 \{"minutes"/)
    await expect(add({ title: { de: '', en: 'X' } })).rejects.toThrow(/400 \{"title/)
    await expect(add({ players: [424242] })).rejects.toThrow(/400 \{"players"/)
    await expect(add({ image: 424242 })).rejects.toThrow(/400 \{"image"/)
    await expect(add({ notes: 'a\u0000b' })).rejects.toThrow(/: 400 /)
    await expect(editor.get(`${WORKS}424242/`)).rejects.toThrow(/: 404 /)
    const visitor = await fetch(`${editor.address}${WORKS}`)
    expect(visitor.status).toBe(401)
  })

  it('a module shows items with the fields that visitors may see, and follows their changes', async () => {
    const add = (title: string) =>
      editor.post<Work>(WORKS, {
        title: { de: title, en: `${title} (en)` },
        composer: 'Otto Lind',
        minutes: 7,
      })
    const [first, second] = [await add('Frost'), await add('Tau')]
    const { document } = await editor.get<Page>('/de/pageeditor-api/page/')
    const at = `/de/pageeditor-api/document/${document.id}/`
    const module = {
      ...{ id: 'playbill-1', model: 'playbill', lists: {} },
      fields: { works: [second.id, first.id, 424242], encore: first.id },
    }
    await editor.post(`${at}operations/`, {
      ...{ base_version: document.version, operation_id: 'playbill' },
      operations: [{ kind: 'insert', module, at: { parent: null, place: '', after: null } }],
    })
    await editor.post(`${at}publish/`, {})
    const page = async () => (await editor.text('/de')).replace(/<!-- -->/g, '')
    expect(await page()).toMatch(/Otto Lind: Tau \(7′\)[\s\S]*Otto Lind: Frost \(7′\)[\s\S]*Frost/)
    expect(await page()).not.toContain('"notes"')
    // Twice, so that it comes from the store; then it is dropped.
    await page()
    await editor.post(`${WORKS}${second.id}/`, { version: second.version, minutes: 9 })
    expect(await page()).toContain('Otto Lind: Tau (9′)')
    const uses = await editor.get<{ data: object[] }>(`${WORKS}${first.id}/uses/`)
    expect(uses.data).toMatchObject([{ subject: 'pages/page', field: 'modules' }])
    await expect(editor.remove(`${WORKS}${first.id}/?version=${first.version}`)).rejects.toThrow(/: 400 /)
  })
  it('a call of the house is checked, limited, stored, and dropped when its table changes', async () => {
    const { id } = await editor.post<Work>(WORKS, {
      title: { de: 'Glut', en: 'Embers' },
      composer: 'Ida Quint',
    })
    const at = `/api/house/works/${id}/pledges/`
    const read = async () =>
      (await fetch(editor.address + at)).json() as Promise<{ data: { name: string }[] }>
    const names = async () => (await read()).data.map(({ name }) => name)
    expect(await names()).toEqual([])
    await editor.post(at, { name: 'anonymous' })
    expect(await names()).toEqual(['anonymous'])
    const file = () => fetch(`${editor.address}/api/house/works/${id}/sheet`)
    const sent = await file()
    expect([sent.headers.get('content-type'), await sent.text()]).toEqual([
      'text/csv; charset=utf-8',
      'name\n"anonymous"',
    ])
    await expect(editor.post(at, { name: '' })).rejects.toThrow(/400 \{"name"/)
    await expect(editor.post(at, { name: 'x', role: 'admin' })).rejects.toThrow(/: 400 /)
    await expect(editor.post(at, { name: 'anonymous' }), 'taken').rejects.toThrow(/: 400 /)
    await expect(editor.post('/api/house/works/424242/pledges/', { name: 'x' })).rejects.toThrow(/: 400 /)
    await expect(editor.post(at, { name: 'y' }), 'the sixth').rejects.toThrow(/: 429 /)
    const answers = [
      fetch(`${editor.address}/api/house/works/424242/pledges/`),
      fetch(`${editor.address}/api/house/works/x/pledges/`),
      fetch(editor.address + at, { method: 'DELETE' }),
      fetch(editor.address + at, {
        method: 'POST',
        body: '{"name":"z"}',
        headers: { 'Content-Type': 'application/json' },
      }),
    ]
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 400, 403, 403])
    const { paths } = await editor.get<{ paths: Record<string, object> }>('/openapi.json')
    expect(Object.keys(paths['/api/house/works/{work}/pledges'] ?? {})).toEqual(['get', 'post', 'delete'])
    expect(JSON.stringify(paths['/api/house/works/{work}/sheet'])).toContain('"text/csv; charset=utf-8":{}')
    await editor.remove(at)
    expect(await names()).toEqual([])
    expect(await (await file()).text(), 'a file is dropped, too').toBe('name')
  })
})

it('a job of the house is scheduled in its time, and does its work', async () => {
  const url = `${postgres.url}/postgres`
  const ask = (text: string) => query(url, text)
  expect(
    await ask("select name, cron, timezone from pgboss.schedule where name like 'house/%' order by name"),
  ).toEqual([
    { name: 'house/press-embargo', cron: '*/5 * * * *', timezone: 'Europe/Vienna' },
    { name: 'house/thank', cron: '30 4 * * *', timezone: 'Europe/Vienna' },
  ])
  await ask("insert into house.pledge (work_id, name, at) select min(id), 'anonymous', now() from house.work")
  await ask("insert into pgboss.job (name, data) values ('house/thank', '{}')")
  await vi.waitFor(
    async () => expect(await ask('select name from house.pledge')).toEqual([{ name: 'A friend' }]),
    { timeout: 45_000, interval: 100 },
  )
})

it('a job of a plugin reads its variable and tells once that an embargo has ended', async () => {
  const url = `${postgres.url}/postgres`
  const ask = (text: string) => query(url, text)
  await ask(
    `insert into house.press_text (title, published_at) values ('{"de":"Der Ofen","en":"The kiln"}', '2025-05-01')`,
  )
  await ask("insert into house.press_text (title) values ('{}')")
  const run = () => ask("insert into pgboss.job (name, data) values ('house/press-embargo', '{}')")
  const letters = () => {
    const at = path.join(folder, 'postgres/data/mail')
    const files = existsSync(at) ? readdirSync(at) : []
    return files.map((file) => readFileSync(path.join(at, file), 'utf8'))
  }
  const wait = { timeout: 45_000, interval: 100 }
  await run()
  await vi.waitFor(() => expect(letters()).toHaveLength(1), wait)
  expect(letters()[0]).toContain('press@kiln.example')
  expect(await ask('select count(*)::int as count from house.press_told')).toEqual([{ count: 1 }])
  await ask(`insert into house.press_text (title, published_at) values ('{"de":"Glut"}', '2025-06-01')`)
  await run()
  await vi.waitFor(() => expect(letters().join()).toContain('Glut'), wait)
  expect(letters(), 'the first one not twice').toHaveLength(2)
})
