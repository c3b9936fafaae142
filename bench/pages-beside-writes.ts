import { startPostgres } from '../tests/support/postgres-server.ts'
import { compare, logIn, perCpuSecond, type Row, SECONDS, start, stop } from './bench.ts'
import { load } from './load.ts'

/**
 * A stored page alone, and beside a hundred writes a second that have nothing to do with it: at least 0.9 of its answers
 * per second.
 */
const WRITES_PER_SECOND = 100
const PATH = '/de/magazin'
const headers = { 'Accept-Encoding': 'br' }

interface Item {
  id: number
  version: number
}

type Server = Awaited<ReturnType<typeof start>>

export default async function pagesBesideWrites(): Promise<Row[]> {
  return [...(await inOneProcess()), ...(await besideAnotherProcess())]
}

/** The embedded database, the editor's saves and the pages in one process, which has one core for its own code. */
async function inOneProcess(): Promise<Row[]> {
  const server = await start('./foyer-server.ts')
  const { port } = server
  const editor = await startEditor(server)
  await load({ port, path: PATH, headers, seconds: 1 })
  const ratios = await compare(
    async () => {
      const until = AbortSignal.timeout(SECONDS * 1000)
      return (await Promise.all([load({ port, path: PATH, headers, until }), editor.write(until)]))[0]
    },
    () => load({ port, path: PATH, headers, seconds: SECONDS }),
  )
  await stop(server)
  const what = 'a stored page beside up to a hundred unrelated writes a second in the same process'
  return [{ what, beside: 'the same page alone', ratios, wanted: '≥ 0.9' }, editor.rates()]
}

/** PostgreSQL and two processes, as a house runs that is edited while everybody comes. */
async function besideAnotherProcess(): Promise<Row[]> {
  const postgres = await startPostgres()
  try {
    await postgres.query('create database bench')
    const environment = { DATABASE_URL: `${postgres.url}/bench` }
    const writing = await start('./foyer-server.ts', environment)
    const reading = await start('./foyer-server.ts', environment)
    const editor = await startEditor(writing)
    await load({ port: reading.port, path: PATH, headers, seconds: 1 })
    const ratios = await compare(
      async () => {
        const done = new AbortController()
        const writes = editor.write(done.signal)
        const rate = await perCpuSecond(reading, PATH)
        done.abort()
        await writes
        return rate
      },
      () => perCpuSecond(reading, PATH),
    )
    for (const server of [reading, writing]) await stop(server)
    const what = 'a stored page beside up to a hundred unrelated writes a second in another process'
    const beside = 'the same page alone, per second of processor of the process that shows it'
    return [{ what, beside, ratios, wanted: '≥ 0.9' }, editor.rates()]
  } finally {
    await postgres.stop()
  }
}

/** Saves a venue again and again, as an editor does. */
async function startEditor(server: Server) {
  const { port } = server
  const editor = await logIn(port, server, 'editor')
  const venue = `http://127.0.0.1:${port}/de/api/admin/venues/venue/`
  const { results } = (await (await fetch(venue, { headers: editor })).json()) as { results: Item[] }
  let item = results[0] as Item
  const rates: number[] = []
  return {
    async write(until: AbortSignal): Promise<void> {
      const begun = performance.now()
      let written = 0
      for (; !until.aborted; written++) {
        const due = begun + (written * 1000) / WRITES_PER_SECOND - performance.now()
        if (due > 0) await new Promise((resume) => setTimeout(resume, due))
        const saved = await fetch(`${venue}${item.id}/`, {
          method: 'POST',
          headers: { ...editor, 'Content-Type': 'application/json' },
          body: JSON.stringify({ version: item.version, phone: `040 ${written}` }),
        })
        if (!saved.ok) throw new Error(`It was not saved: ${saved.status} ${await saved.text()}`)
        item = (await saved.json()) as Item
      }
      rates.push((written * 1000) / (performance.now() - begun))
    },
    // One save after the other: where one takes longer than ten milliseconds, there are fewer.
    rates: (): Row => ({ what: 'such writes', beside: 'a second', ratios: rates, unit: '/s' }),
  }
}
