import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../tests/support/free-port.ts'
import { startPostgres } from '../tests/support/postgres-server.ts'
import { ask, compare, isQuick, logIn, quantile, type Row, SECONDS } from './bench.ts'
import { load } from './load.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const WRITES = isQuick ? 30 : 200
const ADMIN = { email: 'bench@house.example', password: 'only-for-measuring' }
const headers = { 'Accept-Encoding': 'br' }

/** Two processes beside one, and how long a write takes to be seen in another. On PostgreSQL. */
export default async function processes(): Promise<Row[]> {
  const postgres = await startPostgres()
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-bench-'))
  try {
    await postgres.query('create database bench')
    const environment = { DATABASE_URL: `${postgres.url}/bench`, DATA_DIR: folder }
    const one = await startMain({ ...environment, PROCESSES: '1' })
    const two = await startMain({ ...environment, PROCESSES: '2' })
    // Until the second of them is there.
    await wait(isQuick ? 8_000 : 15_000)
    const rows: Row[] = []
    const paths = ['/de/programm', '/de/api/events/']
    for (const asked of paths) {
      for (const { port } of [one, two]) await load({ port, path: asked, headers, seconds: 1 })
      const ratios = await compare(
        () => load({ port: two.port, path: asked, headers, seconds: SECONDS }),
        () => load({ port: one.port, path: asked, headers, seconds: SECONDS }),
      )
      const beside = `one, ${availableParallelism()} cores, the load on the same machine`
      rows.push({ what: `two processes, \`${asked}\` kept`, beside, ratios, wanted: '≥ 1.7' })
    }
    rows.push(await timeUntilSeen(one.port, two.port))
    rows.push({
      what: 'start-up on a filled database',
      beside: 'nothing',
      ratios: [two.startedIn / 1000],
      unit: 's',
    })
    for (const server of [one, two]) await end(server.child)
    return rows
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** From the answer to a write in one process to the changed answer in another. */
async function timeUntilSeen(writing: number, reading: number): Promise<Row> {
  const editor = await logIn(writing, { logins: [{ role: 'admin', ...ADMIN }] }, 'admin')
  const list = JSON.parse(
    String((await ask(writing, '/de/api/venues/', { 'Accept-Encoding': 'identity' })).body),
  )
  const { id } = list.data[0] as { id: number }
  const form = `http://127.0.0.1:${writing}/de/api/admin/venues/venue/${id}/`
  let { version } = (await (await fetch(form, { headers: editor })).json()) as { version: number }
  const times: number[] = []
  for (let written = 0; written < WRITES; written++) {
    const phone = `040 ${1000 + written}`
    const saved = await fetch(form, {
      method: 'POST',
      headers: { ...editor, 'Content-Type': 'application/json' },
      body: JSON.stringify({ version, phone }),
    })
    version = ((await saved.json()) as { version: number }).version
    const begun = performance.now()
    for (;;) {
      const { body } = await ask(reading, `/de/api/venues/${id}/`, { 'Accept-Encoding': 'identity' })
      if (String(body).includes(phone)) break
    }
    times.push(performance.now() - begun)
  }
  return {
    ...{ what: 'a write is seen in another process, p99', beside: 'nothing', unit: 'ms', wanted: '≤ 200' },
    ratios: [quantile(times, 0.99)],
  }
}

async function startMain(environment: Record<string, string>) {
  const port = await freePort()
  const begun = performance.now()
  const child = spawn(process.execPath, [MAIN], {
    cwd: environment.DATA_DIR,
    env: {
      ...{ PATH: process.env.PATH, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port) },
      ...{ LOG_LEVEL: 'error', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const chunk of child.stdout) if (String(chunk).includes('Foyer is open')) break
  child.stdout.resume()
  return { child, port, startedIn: performance.now() - begun }
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}
