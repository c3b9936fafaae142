import { flushCompileCache } from 'node:module'
import { pino } from 'pino'
import { writeSettings } from '../../packages/foyer/src/domains/settings/service.ts'
import type { Message } from '../../packages/foyer/src/platform/mail/mail.ts'
import { fakeClock } from '../../packages/foyer/src/platform/time/clock.ts'
import { createApp } from '../../packages/foyer/src/server/app.ts'
import { testshopToken } from '../../packages/foyer/src/webshop/testshop/token.ts'
import { startShop } from '../../packages/foyer/testshop/shop.ts'
import { furnish } from './furnish.ts'
import { addHostilePages } from './hostile-page.ts'
import { LETTERS } from './letters-address.ts'
import { TEST_TIME } from './logins.ts'
import { sellBy } from './sell-by.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { testConfig } from './test-config.ts'

export interface ServerOptions {
  /** The number of events in a larger database without pictures. */
  events?: number
  /** An editor has switched the site off. */
  isSiteOffline?: boolean
  /** The test shop runs as well and sells all events of the demo. */
  hasShop?: boolean
  /** Another shop: the variables that choose it, and its key of the first coming evening with prices. */
  otherShop?: { environment: Record<string, string>; key: string }
}

/** The server of the browser tests: the built site and an embedded database in a folder of its own, at a fixed time. */
const { events, isSiteOffline, hasShop, otherShop }: ServerOptions = JSON.parse(process.argv[2] ?? '{}')
const { folder, remove } = temporaryFolder()
process.env.TMPDIR = folder
await furnish(folder, events)
const config = testConfig({ DATA_DIR: folder, ...otherShop?.environment })
// Standard output contains the address, so errors go to standard error.
const log = pino({ level: 'warn' }, pino.destination(2))
const clock = fakeClock(TEST_TIME)
let shopAddress: string | null = null
const testshopOrigin = () => shopAddress
const app = await createApp({
  ...{ config, clock, log, checkAnswers: true, shopAddress: testshopOrigin },
  // Long time limits, so that a busy machine does not fail a test.
  shopLimits: { timeoutMs: 30_000 },
})
const token = testshopToken(app.platform.secret.newest)
const shop = hasShop ? await startShop({ config, clock, log, token, forTests: {} }) : null
if (shop) {
  shopAddress = shop.address
  // Puts the events on sale in the shop, and shows its availability on the pages.
  await app.shopWatch.look()
}
if (otherShop) await sellBy(app.platform, otherShop.key)
await addHostilePages(app.platform)
if (isSiteOffline) await writeSettings(app.platform, 'site', { is_site_online: false })
// The tests read the letters of accounts here, because they have no mailbox.
const letters: Message[] = []
app.platform.mail.deliver = async (message) => void letters.push(message)
app.server.get(LETTERS, () => letters)
await app.platform.jobs.start()
const address = await app.server.listen({ port: config.port, host: config.host })
console.log(address)
// Written now for the servers after this one, because Node writes it only at the end of a process.
flushCompileCache()

const ignore = () => {}
process.on('SIGINT', ignore)
process.on('SIGTERM', ignore)
process.stdin.resume()
process.stdin.once('end', async () => {
  await Promise.all([app.close(), shop?.close()])
  remove()
  process.exit(0)
})
