import { readConfig } from '../src/platform/config/config.ts'
import { createLog } from '../src/platform/log.ts'
import { safeMessage } from '../src/platform/logged-error.ts'
import { systemClock } from '../src/platform/time/clock.ts'
import { startShop } from './shop.ts'

/**
 * The process of the shop, started by the site. It ends when the channel to the site closes, for whatever reason. Signals of a
 * terminal reach both processes, and the site decides what to do.
 */
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
// Node would print a stack, including the values of a query.
process.on('uncaughtException', end)

const config = readConfig(process.env)
const log = createLog(config)
const { TESTSHOP_TOKEN: token = '', TESTSHOP_CONTROLS } = process.env
if (!process.send || token === '') throw new Error('The test shop is started by the site.')

const shop = await startShop({
  ...{ config, log, token, clock: systemClock },
  ...(TESTSHOP_CONTROLS === 'on' && { forTests: {} }),
}).catch(end)
const close = async () => {
  await shop.close()
  process.exit(0)
}
process.once('disconnect', () => void close().catch(end))
// The site may have ended while the database was opened; the set-up of the database is completed first.
if (process.connected) process.send({ address: shop.address })
else await close().catch(end)

/** The site receives the reason, and restarts the shop. */
function end(error: unknown): Promise<never> {
  const reason = error instanceof Error ? safeMessage(error) : String(error)
  if (process.connected) process.send?.({ reason }, () => process.exit(1))
  else process.exit(1)
  return new Promise(() => {})
}
