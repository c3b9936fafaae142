import { setTimeout as wait } from 'node:timers/promises'
import { prepareInTime } from '../domains/media/first-pictures.ts'
import type { Config } from '../platform/config/config.ts'
import type { Logger } from '../platform/log.ts'
import { isFirst, isOneOfSeveral, onMessage, tell } from '../platform/processes/messages.ts'
import { connectSiblings } from '../platform/processes/siblings.ts'
import { systemClock } from '../platform/time/clock.ts'
import { testshopToken } from '../webshop/connect.ts'
import { runTestshop } from '../webshop/testshop/process.ts'
import { createApp } from './app.ts'

const SHOP_PATIENCE = 20_000

/** One process that answers, alone or beside others of its kind: signals in, exit codes out. */
export async function serve(config: Config, log: Logger, dev: boolean): Promise<void> {
  // Node itself would print everything the error holds, the values of a query among it.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'ended by an error that nobody caught')
    process.exit(1)
  })
  const progress = (step: string) => {
    if (isFirst) console.log(`· ${step}`)
  }
  let testshopAddress: string | null = null
  const testshopOrigin = () => testshopAddress
  const siblings = connectSiblings()
  const app = await createApp({ config, clock: systemClock, log, dev, progress, testshopOrigin, siblings })
  // Before anything else can fail: there is no second chance to read them.
  showLogins(app.logins)

  const opening = app.server
    .listen({ port: config.port, host: config.host })
    .then(() => app.platform.jobs.start())
  const { promise: shopReady, resolve: shopIsReady } = Promise.withResolvers<void>()
  // Beside everything else: a shop that does not start is offline, and the site is open all the same.
  const moved = (address: string | null) => {
    testshopAddress = address
    app.tellShopMoved().catch((error) => log.error({ err: error }, 'the state of the shop could not be told'))
    if (address) void app.shopWatch.look().then(shopIsReady)
  }
  const tellMoved = (address: string | null) => {
    tell({ kind: 'shop', address })
    moved(address)
  }
  // The first of several processes runs the shop for all.
  if (isOneOfSeveral && !isFirst) {
    onMessage((message) => {
      if (message.kind === 'shop') moved(message.address)
    })
  }
  const testshop =
    config.webshop.kind === 'testshop' && isFirst
      ? runTestshop({ token: testshopToken(app.platform.secret), log, onMove: tellMoved })
      : null

  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    // What is half open cannot be closed.
    await opening.catch(() => {})
    await Promise.all([app.close(), testshop?.stop()])
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // Whoever handed out the connections is gone.
  if (isOneOfSeveral) process.once('disconnect', () => stop('disconnect'))

  // Beside the shop, which takes its time anyway.
  const pictures = () =>
    prepareInTime((url) => app.server.inject(url)).catch((error) =>
      log.warn({ err: error }, 'the first pictures could not be made'),
    )
  try {
    await opening
    tell({ kind: 'open' })
    app.warmUp()
    if (config.webshop.kind !== 'none') app.shopWatch.start()
    // Whoever reads that it is open buys a ticket; a shop that takes longer is offline until it comes.
    const shopOpens = testshop && Promise.race([shopReady, wait(SHOP_PATIENCE, undefined, { ref: false })])
    await Promise.all([shopOpens, isFirst && pictures()])
  } catch (error) {
    await Promise.all([app.close(), testshop?.stop()])
    throw error
  }
  if (stopping) return
  if (isFirst) console.log(`\n  Foyer is open: ${config.publicUrl ?? `http://localhost:${config.port}`}\n`)
}

function showLogins(logins: { role: string; email: string; password: string }[]): void {
  if (logins.length === 0) return
  console.log('\n  Log in with one of these; the passwords are shown this once and stored only as hashes:')
  for (const { role, email, password } of logins) {
    console.log(`    ${role.padEnd(9)} ${email.padEnd(28)} ${password}`)
  }
}
