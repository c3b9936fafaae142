import { ask, type Row, start, stop } from './bench.ts'

/** The size of ten screens, compressed with brotli, without the files they refer to. */
const SCREENS = `/de /de/programm /de/haus /de/magazin /de/produktionen /de/team /de/impressum /en /en/events
  /de/search?q=nacht`.split(/\s+/)

export default async function bytes(): Promise<Row[]> {
  const server = await start('./foyer-server.ts')
  const rows: Row[] = []
  for (const path of SCREENS) {
    // A page that is asked for again is compressed better.
    for (let round = 0; round < 3; round++) await ask(server.port, path)
    await new Promise((resume) => setTimeout(resume, 300))
    const { body } = await ask(server.port, path)
    rows.push({
      what: `document of \`${path}\``,
      beside: 'nothing',
      ratios: [body.length / 1024],
      unit: 'kB',
    })
  }
  await stop(server)
  return rows
}
