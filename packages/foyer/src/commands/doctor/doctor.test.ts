import { writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../../tests/support/temporary-folder.ts'
import { disk } from '../../platform/storage/disk/definition.ts'
import { examine } from './examine.ts'
import { examineMail } from './examine-outside.ts'
import { examineStorage } from './examine-storage.ts'

const { folder, remove } = temporaryFolder()
afterAll(remove)
const settings = (dataDir: string) =>
  disk().settings({ FILES_DIR: undefined }, { isProduction: false, dataDir, chosenBy: '' })

it('a wrong setting is the sentence of a start, and nothing else is looked at', async () => {
  const findings = await examine({ PORT: 'http' })
  expect(findings).toEqual([
    {
      part: 'configuration',
      state: 'bad',
      says: 'PORT must be a whole number from 0 to 65535 (it is "http").',
    },
  ])
})

it('a database that does not answer is bad and shows no password; the other parts are looked at', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  const findings = await examine({
    DATABASE_URL: `postgres://foyer:hunter2@127.0.0.1:${port}/foyer`,
    DATA_DIR: path.join(folder, 'one'),
    WEBSHOP_KIND: 'none',
  })
  const said = JSON.stringify(findings)
  expect(said).not.toContain('hunter2')
  expect(findings.find(({ part }) => part === 'database')).toMatchObject({
    state: 'bad',
    says: expect.stringContaining('Check DATABASE_URL'),
  })
  expect(findings.filter(({ state }) => state === 'bad')).toHaveLength(1)
  expect(findings.find(({ part }) => part === 'storage')?.state).toBe('good')
})

it('the storage is tried out and left as it was', async () => {
  const storage = settings(path.join(folder, 'two'))
  const [first] = await examineStorage({ storage })
  expect(first).toMatchObject({ state: 'good' })
  const file = path.join(folder, 'a-file')
  writeFileSync(file, '')
  const bad = await examineStorage({ storage: settings(file) })
  expect(bad).toMatchObject([{ state: 'bad', says: expect.stringContaining('cannot be used') }])
})

it('a mail server that refuses is bad, and its password is not shown', async () => {
  const server = createServer((socket) => socket.end('554 no service\r\n')).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  const [found] = await examineMail({ smtpUrl: `smtp://post:hunter2@127.0.0.1:${port}` })
  server.close()
  expect(found).toMatchObject({ state: 'bad', says: expect.stringContaining('takes no letters') })
  expect(JSON.stringify(found)).not.toContain('hunter2')
})
