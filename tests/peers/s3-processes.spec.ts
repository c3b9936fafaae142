import { existsSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Editor } from '../processes/editor-client.ts'
import { endAll, type FoyerProcess, startFoyer, WITHOUT_SHOP } from '../processes/foyer-process.ts'
import { startPostgres } from '../support/postgres-server.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { type S3Server, startS3, versitygw } from './install/versitygw.ts'
import { peer } from './peer.ts'

const program = await peer('two processes on one S3 server', versitygw)

describe.skipIf(!program)('two processes without a shared folder', () => {
  const { folder, remove } = temporaryFolder()
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  let s3: S3Server
  const sites: FoyerProcess[] = []
  const at = (n: number, place: string) => fetch(`${sites[n]?.address}${place}`)

  beforeAll(async () => {
    postgres = await startPostgres()
    await postgres.query('create database house')
    s3 = await startS3(program as string, path.join(folder, 's3'))
    for (const name of ['one', 'two']) {
      const site = await startFoyer(path.join(folder, name), {
        ...s3.environment,
        ...WITHOUT_SHOP,
        STORAGE_KIND: 's3',
        DATABASE_URL: `${postgres.url}/house`,
        DEMO: 'off',
      })
      await site.opened
      sites.push(site)
    }
  })
  afterAll(async () => {
    await endAll()
    await s3?.stop()
    await postgres?.stop()
    remove()
  })

  let picture: string

  it('a picture that is uploaded through one is shown by the other', async () => {
    const admin = await Editor.logIn(String(sites[0]?.address))
    const file = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a41' } })
      .png()
      .toBuffer()
    const form = new FormData()
    form.set('file', new File([new Uint8Array(file)], 'hall.png'))
    form.set('alt_de', 'Der Saal')
    form.set('alt_en', 'The hall')
    await admin.post('/api/admin/media/image/', form)
    const list = JSON.stringify(await admin.get('/api/admin/media/image/'))
    picture = /"picture":"([^"]+)"/.exec(list)?.[1] ?? list
    for (const n of [1, 0]) {
      const answer = await at(n, picture)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('image/webp')
      expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).format).toBe('webp')
    }
  })

  it('no file is on the disk of either', () => {
    for (const name of ['one', 'two'])
      expect(existsSync(path.join(folder, name, 'data', 'files'))).toBe(false)
  })

  it('while the server is gone a file is 503 with Retry-After and pages are answered; when it is back all is well', async () => {
    await s3.stop()
    const gone = await at(1, picture)
    expect(gone.status).toBe(503)
    expect(gone.headers.get('retry-after')).toBe('5')
    expect((await at(1, '/de')).status).toBe(200)
    expect((await at(1, '/readyz')).status).toBe(200)
    await s3.start()
    expect((await at(1, picture)).status).toBe(200)
  })
})
