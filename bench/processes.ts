import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../tests/support/free-port.ts'
import { startPostgres } from '../tests/support/postgres-server.ts'
import { ask, compare, isQuick, logIn, quantile, type Row, SECONDS } from './bench.ts'
import { cpuOf } from './cpu-of.ts'
import { load } from './load.ts'

const MAIN = fileURLToPath(new URL('../packages/foyer/src/server/main.ts', import.meta.url))
const WRITES = isQuick ? 30 : 200
const ADMIN = { email: 'bench@house.example', password: 'only-for-measuring' }
const headers = { 'Accept-Encoding': 'br' }

/**
 * Two processes compared with one, and the time until a write is visible in another process. On PostgreSQL. The client needs a
 * core as well, so answers per core are compared, and not per machine.
 */
export default async function processes(): Promise<Row[]> {
  process.once('SIGTERM', () => process.exit(1))
  const postgres = await startPostgres()
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-bench-'))
  try {
    await postgres.query('create database bench')
    const environment = { DATABASE_URL: `${postgres.url}/bench`, DATA_DIR: folder }
    const one = await startMain({ ...environment, PROCESSES: '1' })
    const two = await startMain({ ...environment, PROCESSES: '2' })
    // Until the second process is open.
    await wait(isQuick ? 8_000 : 15_000)
    const rows: Row[] = []
    const paths = ['/de/programm', '/de/api/events/']
    for (const asked of paths) {
      for (const { port } of [one, two]) await load({ port, path: asked, headers, seconds: 1 })
      const shares: number[] = []
      const ratios = await compare(
        async () => {
          const { answers, cpu } = await worked(two, asked)
          shares.push(Math.max(...cpu) / sum(cpu))
          return (2 * answers) / sum(cpu)
        },
        async () => {
          const { answers, cpu } = await worked(one, asked)
          return answers / sum(cpu)
        },
      )
      const what = `two processes, \`${asked}\` stored`
      rows.push(
        {
          what,
          beside: 'one, where each has a core: per second of processor, twice',
          ratios,
          wanted: '≥ 1.7',
        },
        { what: `the busier of the two, \`${asked}\``, beside: 'both', ratios: shares, wanted: '≤ 0.6' },
      )
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

/** How many answers a server gives, and the processor time of each of its processes. */
async function worked({ child, port }: Main, path: string) {
  const before = cpuOf(child.pid as number)
  const begun = performance.now()
  const perSecond = await load({ port, path, headers, seconds: SECONDS })
  const answers = (perSecond * (performance.now() - begun)) / 1000
  return { answers, cpu: cpuOf(child.pid as number).map((used, place) => used - (before[place] ?? 0)) }
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** The time from the answer to a write in one process until another one answers the changed value. */
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

interface Main {
  child: ChildProcess
  port: number
  startedIn: number
}

async function startMain(environment: Record<string, string>): Promise<Main> {
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
  // The server ends with this process, however that ends.
  process.once('exit', () => child.kill('SIGTERM'))
  await new Promise<void>((resolve, reject) => {
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
      if (said.includes('Foyer is open')) resolve()
    })
    child.once('exit', () => reject(new Error(`It ended before it was open: ${said}`)))
  })
  return { child, port, startedIn: performance.now() - begun }
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}
