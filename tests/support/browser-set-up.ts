import { startServer } from './start-server.ts'

/** Where the tests find the server; set once for all of them. */
export const SERVER_ADDRESS = 'FOYER_TEST_SERVER'

/** One server for the whole run. */
export default async function setUp(): Promise<() => Promise<void>> {
  const server = await startServer()
  process.env[SERVER_ADDRESS] = server.address
  return server.stop
}
