import { startPostgres } from '../tests/support/postgres-server.ts'
import { ROUNDS, type Row, reportOf, type Started, start, stop, work } from './bench.ts'

/**
 * A stored page alone, and beside a hundred unrelated writes per second: at least 0.9 of the rate remains. Clients, saves and the
 * database share the machine, so the page is requested at a fixed rate that leaves them time. The additional processor time of
 * the process beside the writes is the rate that a fully loaded process would lose.
 */
const PATH = '/de/magazin'
const PAGES_PER_SECOND = 1000

export default async function pagesBesideWrites(): Promise<Row[]> {
  return [...(await inOneProcess()), ...(await besideAnotherProcess())]
}

/** The embedded database, the saves and the pages in one process, which has one core for its JavaScript. */
async function inOneProcess(): Promise<Row[]> {
  const server = await start('./foyer-server.ts')
  const rows = await besideWrites('in the same process', server, server)
  await stop(server)
  return rows
}

/** PostgreSQL and two processes, as in operation with many visitors while editors work. */
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
  /** Starts or stops the saves in turn; the answer is the number of saves per second. */
  const tell = () => reportOf<number>(editors, 'now')
  /** The part of a core that the process uses. */
  const partOfCore = async () => {
    const { cpu, seconds } = await work(reading, PATH, { perSecond: PAGES_PER_SECOND })
    return cpu / seconds
  }
  await partOfCore()
  const kept: number[] = []
  const writes: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const alone = await partOfCore()
    await tell()
    const beside = await partOfCore()
    writes.push(await tell())
    kept.push(1 - (beside - alone))
  }
  await stop(editors)
  const what = `a stored page beside up to a hundred unrelated writes a second ${where}`
  return [
    { what, beside: 'the same page alone', ratios: kept, wanted: '≥ 0.9' },
    { what: `such writes ${where}`, beside: 'a second', ratios: writes, unit: '/s' },
  ]
}
