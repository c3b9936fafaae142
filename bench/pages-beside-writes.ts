import { once } from 'node:events'
import { startPostgres } from '../tests/support/postgres-server.ts'
import { compare, perCpuSecond, type Row, type Started, start, stop } from './bench.ts'
import { load } from './load.ts'

/**
 * A stored page alone, and beside a hundred writes a second that have nothing to do with it: at least 0.9 of its answers
 * per second of processor of the process that shows it.
 */
const PATH = '/de/magazin'
const BESIDE = 'the same page alone, per second of processor of the process that shows it'

export default async function pagesBesideWrites(): Promise<Row[]> {
  return [...(await inOneProcess()), ...(await besideAnotherProcess())]
}

/** The embedded database, the editors' saves and the pages in one process, which has one core for its own code. */
async function inOneProcess(): Promise<Row[]> {
  const server = await start('./foyer-server.ts')
  const rows = await besideWrites('in the same process', server, server)
  await stop(server)
  return rows
}

/** PostgreSQL and two processes, as a house runs that is edited while everybody comes. */
async function besideAnotherProcess(): Promise<Row[]> {
  const postgres = await startPostgres()
  try {
    await postgres.query('create database bench')
    const environment = { DATABASE_URL: `${postgres.url}/bench` }
    const writing = await start('./foyer-server.ts', environment)
    const reading = await start('./foyer-server.ts', environment)
    const rows = await besideWrites('in another process', reading, writing)
    for (const server of [reading, writing]) await stop(server)
    return rows
  } finally {
    await postgres.stop()
  }
}

async function besideWrites(where: string, reading: Started, writing: Started): Promise<Row[]> {
  const { port, logins } = writing
  const editors = await start('./editors.ts', {}, { port, logins })
  /** Each time they are told, they begin or end; they answer with the number of saves a second. */
  const tell = async (): Promise<number> => {
    const told = once(editors.child, 'message')
    editors.child.send('now')
    return (await told)[0] as number
  }
  await load({ port: reading.port, path: PATH, seconds: 1 })
  const writes: number[] = []
  const ratios = await compare(
    async () => {
      await tell()
      const rate = await perCpuSecond(reading, PATH)
      writes.push(await tell())
      return rate
    },
    () => perCpuSecond(reading, PATH),
  )
  await stop(editors)
  const what = `a stored page beside up to a hundred unrelated writes a second ${where}`
  return [
    { what, beside: BESIDE, ratios, wanted: '≥ 0.9' },
    { what: `such writes ${where}`, beside: 'a second', ratios: writes, unit: '/s' },
  ]
}
