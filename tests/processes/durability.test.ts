import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { pino } from 'pino'
import { afterAll, afterEach, expect, it } from 'vitest'
import { versions } from '../../src/pages/tables.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { testConfig } from '../support/test-config.ts'
import { endAll, QUICK_TO_START, startFoyer, WITHOUT_SHOP } from './foyer-process.ts'

const { folder, remove } = temporaryFolder()
afterEach(endAll)
afterAll(remove)
process.env.TMPDIR = folder
const dataFolder = path.join(folder, 'data')
const WRITES = 500

/** Lets the writer write and kills it in the middle; gives the titles it had acknowledged, by their ids. */
async function killWriterAfter(acknowledgedWrites: number): Promise<Map<number, string>> {
  const script = path.join(import.meta.dirname, 'writer.ts')
  const writer = spawn(process.execPath, [QUICK_TO_START, script, dataFolder, String(WRITES)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(writer, 'exit')
  const acknowledged = new Map<number, string>()
  for await (const line of createInterface(writer.stdout)) {
    const [id, ...title] = line.split(' ')
    acknowledged.set(Number(id), title.join(' '))
    if (acknowledged.size === acknowledgedWrites) writer.kill('SIGKILL')
  }
  const [, signal] = await gone
  expect(signal).toBe('SIGKILL')
  return acknowledged
}

it('every acknowledged write on the embedded database survives kill -9', async () => {
  const acknowledged = new Map<number, string>()
  for (const writes of [250, 1, 400]) {
    const more = await killWriterAfter(writes)
    expect(more.size, 'it was killed in the middle').toBeLessThan(WRITES)
    for (const [id, title] of more) acknowledged.set(id, title)
  }

  const database = await openDatabase(testConfig({ DATA_DIR: dataFolder }), pino({ level: 'silent' }))
  const rows = await database.db.select().from(versions)
  await database.close()
  const kept = new Map(rows.map(({ id, fields }) => [id, fields.title]))
  const lost = [...acknowledged].filter(([id, title]) => kept.get(id) !== title)
  expect(acknowledged.size).toBeGreaterThanOrEqual(651)
  expect(lost).toEqual([])

  const server = await startFoyer(folder, WITHOUT_SHOP)
  await server.opened
  const page = await (await fetch(`${server.address}/de`)).text()
  const shown = Number(/Write (\d+)/.exec(page)?.[1])
  expect(
    shown,
    'visitors see the last write that was acknowledged, or the one under way',
  ).toBeGreaterThanOrEqual(400)
})
