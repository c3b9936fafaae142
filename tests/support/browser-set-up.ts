import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { HOUSES } from './furnish.ts'
import { HOUSE_SIZES } from './house-sizes.ts'
import { QUICK_TO_START } from './quick-to-start.ts'
import { startServer } from './start-server.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** The address of the server; set once for all tests. */
export const SERVER_ADDRESS = 'FOYER_TEST_SERVER'

/**
 * One server for the whole run. The servers of single test files begin with a copy of the data that this one, or the process
 * beside it, has made.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const { folder, remove } = temporaryFolder()
  process.env[HOUSES] = folder
  // Without it, each server would compile all code again.
  process.env.NODE_COMPILE_CACHE = path.join(folder, 'compiled')
  const endFurnishing = furnishAhead()
  const server = await startServer()
  process.env[SERVER_ADDRESS] = server.address
  return async () => {
    await Promise.all([server.stop(), endFurnishing()])
    remove()
  }
}

/** Filling the demo uses one core; the other one fills the data for later servers meanwhile. */
function furnishAhead(): () => Promise<void> {
  const sizes = Object.values(HOUSE_SIZES).map(String)
  const child = spawn(process.execPath, [QUICK_TO_START, 'tests/support/furnish-ahead.ts', ...sizes], {
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '' },
  })
  const gone = once(child, 'exit')
  return async () => {
    child.stdin.end()
    await gone
  }
}
