import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readConfig } from '../packages/foyer/src/platform/config/config.ts'
import { createLog } from '../packages/foyer/src/platform/log.ts'
import { systemClock } from '../packages/foyer/src/platform/time/clock.ts'
import { createApp } from '../packages/foyer/src/server/app.ts'
import { testshopToken } from '../packages/foyer/src/webshop/testshop/token.ts'
import { startShop } from '../packages/foyer/testshop/shop.ts'
import { tellFigures } from './tell-figures.ts'

/** Our server, as `npm start` runs it, with a demo of its own; with SHOP=on also with the test shop. */
const folder = mkdtempSync(path.join(tmpdir(), 'foyer-bench-'))
const config = readConfig({
  DATA_DIR: folder,
  HOST: '127.0.0.1',
  PORT: '0',
  TRUST_PROXY: process.env.TRUST_PROXY,
  DATABASE_URL: process.env.DATABASE_URL,
})
const log = createLog(config)
let shopAddress: string | null = null
const app = await createApp({ config, clock: systemClock, log, shopAddress: () => shopAddress })
await app.server.listen({ port: 0, host: '127.0.0.1' })
const shop =
  process.env.SHOP === 'on'
    ? await startShop({ config, clock: systemClock, log, token: testshopToken(app.platform.secret.newest) })
    : null
if (shop) {
  shopAddress = shop.address
  await app.tellShopMoved()
  await app.shopWatch.look()
}
tellFigures()
process.send?.({ port: (app.server.server.address() as { port: number }).port, logins: app.logins })
process.once('disconnect', async () => {
  await Promise.all([app.close(), shop?.close()])
  rmSync(folder, { recursive: true, force: true })
  process.exit(0)
})
