import { pino } from 'pino'
import { createApp } from '../../src/app.ts'
import { writeSettings } from '../../src/domains/settings/service.ts'
import { fakeClock } from '../../src/platform/time/clock.ts'
import { testshopToken } from '../../src/webshop/connect.ts'
import { startShop } from '../../testshop/shop.ts'
import { fillTemplate } from './fill-template.ts'
import { addHostilePages } from './hostile-page.ts'
import { TEST_TIME } from './logins.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { testConfig } from './test-config.ts'

export interface ServerOptions {
  /** A larger house, without pictures: how many events it holds. */
  events?: number
  /** An editor has switched the site off. */
  isSiteOffline?: boolean
  /** The test shop stands beside it, on the same clock, with everything of the demo on sale; there are no pictures. */
  withShop?: boolean
}

/** The server the browser tests visit: the built site and an embedded database in a folder of its own, at a fixed time. */
const { events, isSiteOffline, withShop = false }: ServerOptions = JSON.parse(process.argv[2] ?? '{}')
const { folder, remove } = temporaryFolder()
process.env.TMPDIR = folder
const config = testConfig({ DATA_DIR: folder })
await fillTemplate(config, events ? { demoSize: { events } } : { pictures: !withShop })
// Standard output carries the address; what goes wrong is for the person who watches the tests.
const log = pino({ level: 'warn' }, pino.destination(2))
const clock = fakeClock(TEST_TIME)
let testshopAddress: string | null = null
const app = await createApp({
  ...{ config, clock, log, checkAnswers: true },
  testshopOrigin: () => testshopAddress,
  shopLimits: { timeoutMs: 30_000 },
})
const shop = withShop
  ? await startShop({ config, clock, log, token: testshopToken(app.platform.secret), forTests: {} })
  : null
if (shop) {
  testshopAddress = shop.address
  // Stocks it, and hears from it what is sold out.
  await app.shopWatch.look()
}
await addHostilePages(app.platform)
if (isSiteOffline) await writeSettings(app.platform, 'site', { is_site_online: false })
await app.platform.jobs.start()
const address = await app.server.listen({ port: config.port, host: config.host })
console.log(address)

const ignore = () => {}
process.on('SIGINT', ignore)
process.on('SIGTERM', ignore)
process.stdin.resume()
process.stdin.once('end', async () => {
  await app.close()
  await shop?.close()
  remove()
  process.exit(0)
})
