import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { createPage } from '../packages/foyer/src/documents/create.ts'
import { writeDocument } from '../packages/foyer/src/documents/write.ts'
import type { Operation } from '../packages/foyer/src/module-tree/operations.ts'
import { documents } from '../packages/foyer/src/pages/tables.ts'
import { readConfig } from '../packages/foyer/src/platform/config/config.ts'
import type { Platform } from '../packages/foyer/src/platform/context.ts'
import { eq } from '../packages/foyer/src/platform/database/drizzle.ts'
import { systemClock } from '../packages/foyer/src/platform/time/clock.ts'
import { AS_INSTALLATION } from '../packages/foyer/src/saving/subject.ts'
import { createApp } from '../packages/foyer/src/server/app.ts'
import { compare, isQuick, median, type Row } from './bench.ts'

/** The cost of an operation on a page of 200 modules compared with 20: at most 1.5 times as much. */
const ROUNDS = isQuick ? 15 : 50
const SIZES = [20, 200] as const
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

export default async function writes(): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'foyer-bench-'))
  const config = readConfig({ DATA_DIR: folder, DEMO: 'off' })
  const app = await createApp({ config, clock: systemClock, log: pino({ level: 'silent' }) })
  const saving = { ...AS_INSTALLATION, ...app.platform, config: { publicUrl: null } }
  const pages = await Promise.all(SIZES.map((size) => pageOf(app.platform, size)))
  const rows: Row[] = []
  for (const [kind, operationsOf] of Object.entries(KINDS)) {
    const timeOn = async (page: (typeof pages)[number]) => {
      const times: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const operations = operationsOf(`m${round % 20}`, round)
        const begun = performance.now()
        const write = { document: page.document, base: page.head, operationId: randomUUID(), operations }
        page.head = (await writeDocument(saving, write)).version
        times.push(performance.now() - begun)
      }
      return median(times)
    }
    const [small, large] = pages as [(typeof pages)[number], (typeof pages)[number]]
    rows.push({
      ...{
        what: `${kind} on a page of ${SIZES[1]} modules`,
        beside: `a page of ${SIZES[0]}`,
        wanted: '≤ 1.5',
      },
      ratios: await compare(
        () => timeOn(large),
        () => timeOn(small),
        3,
      ),
    })
  }
  await app.close()
  rmSync(folder, { recursive: true, force: true })
  return rows
}

async function pageOf(platform: Platform, count: number) {
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
