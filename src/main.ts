import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { createApp } from './app.ts'
import { prepareFirstPictures } from './first-pictures.ts'
import { readConfig, SetupError } from './platform/config/config.ts'
import { createLog } from './platform/log.ts'
import { safeMessage } from './platform/logged-error.ts'
import { systemClock } from './platform/time/clock.ts'
import { testshopToken } from './webshop/connect.ts'
import { runTestshop } from './webshop/testshop/process.ts'

const SHOP_PATIENCE = 20_000
/** Pictures that take longer are made while the house is open. */
const PICTURES_PATIENCE = 4_000

/** The process: environment in, signals and exit codes out. */
async function main(): Promise<void> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const dev = process.argv.includes('--dev')
  const config = readConfig(process.env)
  const log = createLog(config)
  // Node itself would print everything the error holds, the values of a query among it.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'ended by an error that nobody caught')
    process.exit(1)
  })
  const progress = (step: string) => console.log(`· ${step}`)
  let testshopAddress: string | null = null
  const testshopOrigin = () => testshopAddress
  const app = await createApp({ config, clock: systemClock, log, dev, progress, testshopOrigin })
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
  const testshop =
    config.webshop.kind === 'testshop'
      ? runTestshop({ token: testshopToken(app.platform.secret), log, onMove: moved })
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

  try {
    await opening
    app.shopWatch.start()
    // Beside the shop, which takes its time anyway.
    const pictures = prepareFirstPictures((url) => app.server.inject(url)).catch((error) =>
      log.warn({ err: error }, 'the first pictures could not be made'),
    )
    // Whoever reads that it is open buys a ticket; a shop that takes longer is offline until it comes.
    const shopOpens = testshop && Promise.race([shopReady, wait(SHOP_PATIENCE, undefined, { ref: false })])
    await Promise.all([
      shopOpens,
      Promise.race([pictures, wait(PICTURES_PATIENCE, undefined, { ref: false })]),
    ])
  } catch (error) {
    await Promise.all([app.close(), testshop?.stop()])
    throw error
  }
  if (stopping) return
  console.log(`\n  Foyer is open: ${config.publicUrl ?? `http://localhost:${config.port}`}\n`)
}

function showLogins(logins: { role: string; email: string; password: string }[]): void {
  if (logins.length === 0) return
  console.log('\n  Log in with one of these; the passwords are shown this once and stored only as hashes:')
  for (const { role, email, password } of logins) {
    console.log(`    ${role.padEnd(9)} ${email.padEnd(28)} ${password}`)
  }
}

/** Whoever starts the server reads one sentence, not a stack. */
function explain(error: unknown): string {
  if (error instanceof SetupError) return error.message
  const { code, port, address, hostname } = error as NodeJS.ErrnoException & {
    port?: number
    address?: string
    hostname?: string
  }
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another process. Stop it, or set another PORT.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST is ${address ?? hostname}, which is no address of this machine.`
  }
  const message = error instanceof Error ? safeMessage(error) : String(error)
  if (code === 'EACCES') return `This user may not use ${port ? `port ${port}` : message}.`
  return `Foyer could not start: ${message.split('\n', 1)[0]}.`
}

main().catch((error: unknown) => {
  console.error(`\n  ${explain(error)}\n`)
  process.exit(1)
})
