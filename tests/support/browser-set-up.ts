import path from 'node:path'
import { HOUSES } from './furnish.ts'
import { startServer } from './start-server.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** Where the tests find the server; set once for all of them. */
export const SERVER_ADDRESS = 'FOYER_TEST_SERVER'

/** One server for the whole run; those of single files begin with a copy of what it, or one of them, was filled with. */
export default async function setUp(): Promise<() => Promise<void>> {
  const { folder, remove } = temporaryFolder()
  process.env[HOUSES] = folder
  // Each server would compile the whole house again.
  process.env.NODE_COMPILE_CACHE = path.join(folder, 'compiled')
  const server = await startServer()
  process.env[SERVER_ADDRESS] = server.address
  return async () => {
    await server.stop()
    remove()
  }
}
