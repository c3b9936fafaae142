import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { requireBuild } from './require-build.ts'

/** Where the tests find the server; set once for all of them. */
export const SERVER_ADDRESS = 'FOYER_TEST_SERVER'

/** One server for the whole run, in a process of its own. It ends when the pipe to it closes, however that comes about. */
export default async function startServer(): Promise<() => Promise<void>> {
  requireBuild()
  const server = spawn(process.execPath, ['tests/support/browser-server.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
  })
  const gone = once(server, 'exit')
  const address = once(createInterface(server.stdout), 'line')
  const first = await Promise.race([address, gone.then(() => null)])
  if (!first) throw new Error('The server for the browser tests did not start.')
  process.env[SERVER_ADDRESS] = String(first[0])
  return async () => {
    server.stdin.end()
    await gone
  }
}
