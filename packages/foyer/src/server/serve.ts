import { setTimeout as wait } from 'node:timers/promises'
import { type FirstLink, firstLink } from '../domains/accounts/first-link.ts'
import { prepareInTime } from '../domains/media/first-pictures.ts'
import type { Config } from '../platform/config/config.ts'
import { houseAddress } from '../platform/config/house-address.ts'
import type { Logger } from '../platform/log.ts'
import { isFirst, isOneOfSeveral, onMessage, tell } from '../platform/processes/messages.ts'
import { connectSiblings } from '../platform/processes/siblings.ts'
import { systemClock } from '../platform/time/clock.ts'
import { createApp } from './app.ts'

const SHOP_PATIENCE = 20_000

/** One process that answers requests, alone or as one of several. Handles signals and sets the exit code. */
export async function serve(config: Config, log: Logger, dev: boolean): Promise<void> {
  // Node would print the whole error, including values of a query.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'ended by an error that nobody caught')
    process.exit(1)
  })
  const progress = (step: string) => {
    if (isFirst) console.log(`· ${step}`)
  }
  let address: string | null = null
  const shopAddress = () => address
  const siblings = connectSiblings()
  const app = await createApp({ config, clock: systemClock, log, dev, progress, shopAddress, siblings })
  // Before anything else can fail: the passwords cannot be shown again.
  showLogins(app.logins)

  const opening = app.server
    .listen({ port: config.port, host: config.host })
    .then(() => app.platform.jobs.start())
  const { promise: shopReady, resolve: shopIsReady } = Promise.withResolvers<void>()
  // At the same time as the rest: if the shop does not start, it is offline and the site opens all the same.
  const moved = (to: string | null) => {
    address = to
    app.tellShopMoved().catch((error) => log.error({ err: error }, 'the state of the shop could not be told'))
    if (to) void app.shopWatch.look().then(shopIsReady)
  }
  const tellMoved = (to: string | null) => {
    tell({ kind: 'shop', address: to })
    moved(to)
  }
  // The first of several processes runs the shop for all of them.
  if (isOneOfSeveral && !isFirst) {
    onMessage((message) => {
      if (message.kind === 'shop') moved(message.address)
    })
  }
  const shopBeside =
    (isFirst &&
      (await config.shop.beside?.({ secret: app.platform.secret.newest, log, onMove: tellMoved }))) ||
    null

  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    // Opening must end before closing can begin.
    await opening.catch(() => {})
    await Promise.all([app.close(), shopBeside?.stop()])
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // The process that distributes connections has ended.
  if (isOneOfSeveral) process.once('disconnect', () => stop('disconnect'))

  // While the shop starts, which takes longer.
  const pictures = () =>
    prepareInTime((url) => app.server.inject(url)).catch((error) =>
      log.warn({ err: error }, 'the first pictures could not be made'),
    )
  try {
    await opening
    tell({ kind: 'open' })
    app.warmUp()
    if (config.webshop.kind !== 'none') app.shopWatch.start()
    // After "open", visitors can buy tickets at once. A shop that takes longer is offline until it is ready.
    const shopOpens = shopBeside && Promise.race([shopReady, wait(SHOP_PATIENCE, undefined, { ref: false })])
    await Promise.all([shopOpens, isFirst && pictures()])
  } catch (error) {
    await Promise.all([app.close(), shopBeside?.stop()])
    throw error
  }
  if (stopping) return
  if (!isFirst) return
  console.log(`\n  Foyer is open: ${houseAddress(config)}\n`)
  // The site is open, so a database that has just gone must not end it.
  const link = await firstLink(app.platform).catch((error) => {
    log.warn({ err: error }, 'the link for the first admin could not be made; the next start makes it')
    return null
  })
  if (link) showLink(link)
}

function showLink({ email, address }: FirstLink): void {
  console.log(`  ${email} is the first admin. This link is for choosing a password; it is valid once and for seven days:
    ${address}
`)
}

function showLogins(logins: { role: string; email: string; password: string }[]): void {
  if (logins.length === 0) return
  console.log('\n  Log in with one of these; the passwords are shown this once and stored only as hashes:')
  for (const { role, email, password } of logins) {
    console.log(`    ${role.padEnd(9)} ${email.padEnd(28)} ${password}`)
  }
}
