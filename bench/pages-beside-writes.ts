import { compare, logIn, ROUNDS, type Row, SECONDS, start, stop } from './bench.ts'
import { load } from './load.ts'

/**
 * A stored page alone, and beside a hundred writes a second that have nothing to do with it: at least 0.9 of its answers
 * per second.
 */
const WRITES_PER_SECOND = 100
const PATH = '/de/magazin'

interface Item {
  id: number
  version: number
}

export default async function pagesBesideWrites(): Promise<Row[]> {
  const server = await start('./foyer-server.ts')
  const { port } = server
  const headers = { 'Accept-Encoding': 'br' }
  const editor = await logIn(port, server, 'editor')
  const venue = `http://127.0.0.1:${port}/de/api/admin/venues/venue/`
  const { results } = (await (await fetch(venue, { headers: editor })).json()) as { results: Item[] }
  let item = results[0] as Item
  const rates: number[] = []
  /** Saves a venue again and again, as an editor does. */
  const write = async (until: AbortSignal): Promise<void> => {
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
  }
  await load({ port, path: PATH, headers, seconds: 1 })
  const ratios = await compare(
    async () => {
      const until = AbortSignal.timeout(SECONDS * 1000)
      return (await Promise.all([load({ port, path: PATH, headers, until }), write(until)]))[0]
    },
    () => load({ port, path: PATH, headers, seconds: SECONDS }),
    ROUNDS,
  )
  await stop(server)
  const what = 'a stored page beside up to a hundred unrelated writes a second'
  return [
    { what, beside: 'the same page alone', ratios, wanted: '≥ 0.9' },
    // One editor after the other: where a save takes longer than ten milliseconds, there are fewer.
    { what: 'writes beside it', beside: 'a second', ratios: rates, unit: '/s' },
  ]
}
