import { chmodSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Editor, type Page } from '../processes/editor-client.ts'
import { endAll, type FoyerProcess, startFoyer, WITHOUT_SHOP } from '../processes/foyer-process.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { pgbouncer, startPgbouncer } from './install/pgbouncer.ts'
import { peer, type RunningPeer } from './peer.ts'

const program = await peer('PgBouncer', pgbouncer)
/** Fewer than one process would take for itself. */
const CONNECTIONS = 4

describe.skipIf(!program)('two processes behind PgBouncer in transaction mode', () => {
  const { folder, remove } = temporaryFolder()
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  let pooler: RunningPeer & { url: string }
  const sites: FoyerProcess[] = []

  beforeAll(async () => {
    // It runs as another user.
    chmodSync(folder, 0o755)
    postgres = await startPostgres()
    await postgres.query('create database house')
    pooler = await startPgbouncer(program as string, {
      folder,
      server: postgres.url,
      connections: CONNECTIONS,
    })
    for (const name of ['one', 'two']) {
      const site = await startFoyer(path.join(folder, name), {
        ...WITHOUT_SHOP,
        DATABASE_URL: `${pooler.url}/house`,
        DATABASE_SESSION_URL: `${postgres.url}/house`,
        DEMO: 'off',
      })
      await site.opened
      sites.push(site)
    }
  })
  afterAll(async () => {
    await endAll()
    await pooler?.stop()
    await postgres?.stop()
    remove()
  })

  it('show each other what is published, at once and every time', async () => {
    const admin = await Editor.logIn(String(sites[0]?.address))
    for (let round = 1; round <= 10; round++) {
      const { document } = await admin.get<Page>('/de/pageeditor-api/page/')
      const at = `/de/pageeditor-api/document/${document.id}/`
      const fields = { content: `Runde ${round} von zehn` }
      const module = { id: `round-${round}`, model: 'headline', fields, lists: {} }
      await admin.post(`${at}operations/`, {
        base_version: document.version,
        operation_id: `words-of-round-${round}`,
        operations: [{ kind: 'insert', module, at: { parent: null, place: '', after: null } }],
      })
      await admin.post(`${at}publish/`, {})
      for (const { address } of sites) {
        const html = await (await fetch(`${address}/de`)).text()
        expect(html).toContain(fields.content)
      }
    }
  })

  it('share few connections under many readers, and know each login', async () => {
    const admin = await Editor.logIn(String(sites[1]?.address))
    const lists = Array.from({ length: 60 }, () => admin.get<{ count: number }>('/api/admin/media/image/'))
    expect((await Promise.all(lists)).every(({ count }) => count === 0)).toBe(true)
    const rows = await postgres.query("select 1 from pg_stat_activity where datname = 'house'")
    // And one for each process, on which it hears of changes.
    expect(rows.length).toBeLessThanOrEqual(CONNECTIONS + sites.length)
  })

  it('say nothing that sounds like trouble', () => {
    for (const { output } of sites) expect(output.stderr + output.stdout).not.toMatch(/"level":[456]0/)
  })
})
