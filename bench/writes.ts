import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { createApp } from '../src/app.ts'
import { createPage } from '../src/documents/create.ts'
import type { Operation } from '../src/documents/tree/operations.ts'
import { writeDocument } from '../src/documents/write.ts'
import { documents } from '../src/pages/tables.ts'
import { readConfig } from '../src/platform/config/config.ts'
import { systemClock } from '../src/platform/time/clock.ts'
import { AS_INSTALLATION } from '../src/saving/subject.ts'

/** What an operation costs on a page of 200 modules and on one of 20: at most half as much again. */
const ROUNDS = 150
const SIZES = [20, 200] as const
const folder = mkdtempSync(path.join(tmpdir(), 'foyer-bench-'))
const config = readConfig({ DATA_DIR: folder, DEMO: 'off' })
const app = await createApp({ config, clock: systemClock, log: pino({ level: 'silent' }) })
const { platform } = app
const saving = { ...AS_INSTALLATION, ...platform, config: { publicUrl: null } }

const pages = await Promise.all(SIZES.map(pageOf))
const KINDS: Record<string, (id: string, round: number) => Operation[]> = {
  update: (id, round) => [{ kind: 'update', module: id, fields: { content: `<p>${round} Worte</p>` } }],
  move: (id) => [{ kind: 'move', module: id, at: { parent: null, place: '', after: null } }],
  'insert and remove': (_, round) => {
    const module = { id: `new-${round}`, model: 'text', fields: { content: '<p>neu</p>' }, lists: {} }
    const at = { parent: null, place: '', after: 'm10' }
    return [
      { kind: 'insert', module, at },
      { kind: 'remove', module: module.id },
    ]
  },
}
for (const [kind, operationsOf] of Object.entries(KINDS)) {
  // They take turns, so that whatever else the machine does slows both.
  const times: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    for (const [place, page] of pages.entries()) {
      const operations = operationsOf(`m${round % 20}`, round)
      const begun = performance.now()
      const { document, head: base } = page
      const write = { document, base, operationId: randomUUID(), operations }
      page.head = (await writeDocument(saving, write)).version
      times[place]?.push(performance.now() - begun)
    }
  }
  const [few, many] = [median(times[0]), median(times[1])]
  console.log(
    `${kind.padEnd(18)} ${few.toFixed(2)} ms on a page of ${SIZES[0]} modules, ${many.toFixed(2)} ms on one of ${SIZES[1]}: ${(many / few).toFixed(2)}`,
  )
}
await app.close()
rmSync(folder, { recursive: true, force: true })

async function pageOf(count: number) {
  const modules = Array.from({ length: count }, (_, index) => ({
    id: `m${index}`,
    model: 'text',
    content: `<p>${'Ein Absatz, wie er auf einer Seite steht. '.repeat(10)}</p>`,
  }))
  const language = { fields: { title: `Seite ${count}` }, modules }
  const id = await createPage(platform, {
    languages: { de: { ...language, path: `seite-${count}` }, en: { ...language, path: `page-${count}` } },
  })
  const [row] = await platform.db.select().from(documents).where(eq(documents.pageId, id))
  return { document: row?.id as number, head: row?.headVersionId as number }
}

function median(times: number[]): number {
  return times.sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
}
