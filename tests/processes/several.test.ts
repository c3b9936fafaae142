import { readFileSync } from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { fillForToday } from '../support/fill-template.ts'
import { LOGINS } from '../support/logins.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { copyPreparedHouse, endAll, startFoyer, WITHOUT_SHOP } from './foyer-process.ts'
import { expectOneSentence } from './one-sentence.ts'

const { folder, remove } = temporaryFolder()
let postgres: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  postgres = await startPostgres()
})
afterEach(endAll)
afterAll(async () => {
  await postgres.stop()
  remove()
})

const PATIENCE = { timeout: 60_000, interval: 50 }

/** The processes that answer: the children of the one that was started. */
function workersOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

interface Answer {
  status: number
  body: string
  cookies: string[]
}

/** Over a connection of its own, which goes to the process whose turn it is. */
function ask(
  address: string,
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: object; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(`${address}${path}`, { agent: false, method, headers: { ...headers } })
    request.on('error', reject)
    request.on('response', async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      const cookies = (response.headers['set-cookie'] ?? []).map((set) => set.split(';', 1)[0] as string)
      resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString(), cookies })
    })
    request.end(body)
  })
}

async function logIn(address: string): Promise<Record<string, string>> {
  const [token = ''] = (await ask(address, '/api/user-details')).cookies
  const login = await ask(address, '/api/user-login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: token, 'X-CSRFToken': token.slice(10) },
    body: JSON.stringify(LOGINS.admin),
  })
  const cookieOf = (name: string) => login.cookies.findLast((cookie) => cookie.startsWith(`${name}=`))
  const fresh = cookieOf('csrftoken') ?? token
  return { Cookie: `${fresh}; ${cookieOf('sessionid')}`, 'X-CSRFToken': fresh.slice(10) }
}

it('several processes on PostgreSQL answer on one port: no stale byte after a write, what dies is started again, SIGTERM drains', async () => {
  await postgres.query('create database several')
  const DATABASE_URL = `${postgres.url}/several`
  await fillForToday({ DATA_DIR: folder, DATABASE_URL })
  const server = await startFoyer(folder, { DATABASE_URL, PROCESSES: '2' })
  await server.opened
  const { address } = server
  await vi.waitFor(() => expect(workersOf(server.pid)).toHaveLength(2), PATIENCE)
  const answering = async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask(address, '/livez')))
    return answers.map(({ status }) => status)
  }
  expect(await answering()).toEqual(Array(8).fill(200))

  // After the answer to a write, every process answers the new value.
  const admin = await logIn(address)
  const list = JSON.parse((await ask(address, '/de/api/events/?page_size=1')).body)
  const { id, url } = list.results[0] as { id: number; url: string }
  const call = `/de/api/events/${id}/`
  const form = `/de/api/admin/events/event/${id}/`
  let { version } = JSON.parse((await ask(address, form, { headers: admin })).body) as { version: number }
  for (let round = 0; round < 10; round++) {
    await Promise.all([call, url, call, url].map((path) => ask(address, path)))
    const word = `Wort${1000 + round}`
    const saved = await ask(address, form, {
      method: 'POST',
      headers: { ...admin, 'Content-Type': 'application/json' },
      body: JSON.stringify({ version, important_info: { de: `<p>${word}</p>`, en: '' } }),
    })
    expect(saved.status).toBe(200)
    version = JSON.parse(saved.body).version
    const read = await Promise.all([call, url, call, url].map((path) => ask(address, path)))
    for (const { body } of read) expect(body).toContain(word)
  }

  const [killed] = workersOf(server.pid)
  process.kill(killed as number, 'SIGKILL')
  await vi.waitFor(() => {
    expect(workersOf(server.pid)).not.toContain(killed)
    expect(workersOf(server.pid)).toHaveLength(2)
  }, PATIENCE)
  await vi.waitFor(async () => expect(await answering()).toEqual(Array(8).fill(200)), PATIENCE)
  expect(server.output.stderr + server.output.stdout).toContain('a process has ended; it is started again')

  const workers = workersOf(server.pid)
  server.kill('SIGTERM')
  expect(await server.ended).toEqual({ code: 0, signal: null })
  for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow()
}, 300_000)

it('with the embedded database "auto" is one process, and it says so', async () => {
  const alone = path.join(folder, 'alone')
  copyPreparedHouse(alone)
  const server = await startFoyer(alone, { PROCESSES: 'auto', DEMO: 'off', ...WITHOUT_SHOP })
  await server.opened
  expect(server.output.stdout).toContain('one process: the embedded database belongs to one')
  expect((await ask(server.address, '/livez')).status).toBe(200)
  server.kill('SIGTERM')
  expect(await server.ended).toEqual({ code: 0, signal: null })
})

it('with the embedded database more than one are refused', async () => {
  const server = await startFoyer(folder, { PROCESSES: '2' })
  await expectOneSentence(server, /^\s*PROCESSES is 2, but the embedded database belongs to one process/)
})
