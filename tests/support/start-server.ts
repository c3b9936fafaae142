import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { houseAt } from '../../scripts/root.mjs'
import type { ServerOptions } from './browser-server.ts'
import { buildOf } from './fixture-house.ts'
import { QUICK_TO_START } from './quick-to-start.ts'
import { requireBuild } from './require-build.ts'

/** A server for browser tests in a process of its own, for Meridian or another house of the repository. It ends when the pipe to it closes, for whatever reason. */
export async function startServer({ house, ...options }: ServerOptions & { house?: string } = {}) {
  if (house) buildOf(houseAt(house))
  else requireBuild()
  const args = [QUICK_TO_START, 'tests/support/browser-server.ts', JSON.stringify(options)]
  const server = spawn(process.execPath, args, {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_OPTIONS: '',
      ...(house && { FOYER_HOUSE: houseAt(house) }),
    },
  })
  const gone = once(server, 'exit')
  const address = once(createInterface(server.stdout), 'line')
  const first = await Promise.race([address, gone.then(() => null)])
  if (!first) throw new Error('The server for the browser tests did not start.')
  return {
    address: String(first[0]),
    async stop() {
      server.stdin.end()
      await gone
    },
  }
}
