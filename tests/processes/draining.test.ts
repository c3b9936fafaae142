import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, afterEach, expect, it } from 'vitest'
import { LOGINS } from '../support/logins.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { copyPreparedHouse, endAll, startFoyer, WITHOUT_SHOP } from './foyer-process.ts'

const { folder, remove } = temporaryFolder()
copyPreparedHouse(folder)
afterEach(endAll)
afterAll(remove)

it('SIGTERM: the request under way is finished, new ones are sent elsewhere, and the exit is clean', async () => {
  const server = await startFoyer(folder, { DEMO: 'off', ...WITHOUT_SHOP })
  await server.opened
  const { hostname, port } = new URL(server.address)

  const idle = connect(Number(port), hostname)
  idle.write('GET /livez HTTP/1.1\r\nHost: house.example\r\n\r\n')
  await once(idle, 'data')

  // Half of a login request: the server has begun to read it and waits for the rest.
  const form = new URLSearchParams(LOGINS.admin).toString()
  const slow = connect(Number(port), hostname)
  slow.write(
    `POST /de/user/login HTTP/1.1\r\nHost: house.example\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${form.length}\r\nExpect: 100-continue\r\n\r\n`,
  )
  const [continued] = await once(slow, 'data')
  expect(String(continued)).toContain('100 Continue')
  slow.write(form.slice(0, 10))

  const idleClosed = once(idle, 'close')
  const slowClosed = once(slow, 'close')
  const chunks: Buffer[] = []
  slow.on('data', (chunk: Buffer) => chunks.push(chunk))
  server.kill('SIGTERM')
  await idleClosed
  const late = await fetch(`${server.address}/readyz`).then(
    ({ status }) => status,
    () => 'refused',
  )
  expect([503, 'refused']).toContain(late)

  slow.write(form.slice(10))
  await slowClosed
  const answer = Buffer.concat(chunks).toString()
  expect(answer).toMatch(/^HTTP\/1\.1 303 /)
  expect(answer).toMatch(/^Set-Cookie: sessionid=/im)
  expect(await server.ended).toEqual({ code: 0, signal: null })
  expect(server.output.stderr).toBe('')
})

it('SIGINT ends it as cleanly', async () => {
  const server = await startFoyer(folder, { DEMO: 'off', ...WITHOUT_SHOP })
  await server.opened
  server.kill('SIGINT')
  expect(await server.ended).toEqual({ code: 0, signal: null })
})
