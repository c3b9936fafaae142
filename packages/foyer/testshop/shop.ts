import { mkdirSync } from 'node:fs'
import path from 'node:path'
import Fastify from 'fastify'
import { ZodError } from 'zod'
import type { Config } from '../src/platform/config/config.ts'
import { houseAddress } from '../src/platform/config/house-address.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import type { Logger } from '../src/platform/log.ts'
import { createDelivery } from '../src/platform/mail/mail.ts'
import type { Clock } from '../src/platform/time/clock.ts'
import { addApi } from './api.ts'
import { forgetWhatIsPast } from './carts/cart.ts'
import type { Shelves } from './carts/fill.ts'
import { createGate } from './carts/gate.ts'
import { sendConfirmations } from './orders/confirmation.ts'
import { addPages } from './page-routes.ts'
import { failurePage } from './pages/failure-page.ts'
import { Refusal } from './refusal.ts'
import { createTables } from './schema.ts'
import { addTestControls } from './test-controls.ts'
import { visitorOf } from './visitor.ts'

export interface ShopOptions {
  /** The site's configuration: the shop uses the same database, mail and address. */
  config: Config
  clock: Clock
  log: Logger
  /** The token with which the site puts events on sale. */
  token: string
  port?: number
  /** In tests, the shop can be told to fail, and to sell without locks. */
  forTests?: { isLocking?: boolean }
}

/** Fewer than the database has connections, because pages and answers need some, too. */
const BUYERS_AT_ONCE = 6
const SWEEP_EVERY = 10 * 60_000

/**
 * Starts the test shop: a server that only this machine can reach. With PostgreSQL it has a schema of its own in the site's
 * database; otherwise an embedded database of its own, because only one process may open one.
 */
export async function startShop({ config, clock, log, token, port = 0, forTests }: ShopOptions) {
  const dataDir = path.join(config.dataDir, 'testshop')
  mkdirSync(dataDir, { recursive: true })
  const database = await openDatabase({ ...config, dataDir }, log)
  try {
    await createTables(database.pool)
    const isLocking = forTests?.isLocking ?? true
    const shelves: Shelves = {
      pool: database.pool,
      clock,
      secret: token,
      isLocking,
      gate: createGate(BUYERS_AT_ONCE),
    }
    const app = Fastify({
      bodyLimit: 256 * 1024,
      forceCloseConnections: true,
      routerOptions: { maxParamLength: 200 },
    })
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: unknown, body: string) => new URLSearchParams(body),
    )
    app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      if (error instanceof Refusal) return reply.code(409).send({ code: error.code, left: error.left })
      if (error instanceof ZodError) return reply.code(400).send({ error: 'invalid' })
      const status = error.statusCode ?? 500
      if (status >= 500) log.error({ err: error }, 'the shop failed')
      reply.code(status)
      if (request.url.startsWith('/api/')) return reply.send({ error: 'failed' })
      return reply.type('text/html; charset=utf-8').send(failurePage(visitorOf(request, reply).language))
    })
    const controls = forTests ? addTestControls(app) : null
    const post = {
      deliver: createDelivery(config),
      from: config.mailFrom,
      publicUrl: houseAddress(config),
    }
    let mailing = Promise.resolve()
    const mail = () => {
      mailing = mailing
        .then(() => sendConfirmations(shelves, post, log))
        .catch((error) => log.error({ err: error }, 'confirmations'))
    }
    addApi(app, shelves, token)
    addPages(app, shelves, { publicUrl: post.publicUrl, sold: mail })
    const address = await app.listen({ port, host: '127.0.0.1' })
    mail()
    const sweep = setInterval(() => {
      mail()
      forgetWhatIsPast(shelves).catch((error) => log.error({ err: error }, 'past carts'))
    }, SWEEP_EVERY)
    return {
      address,
      pool: database.pool,
      controls,
      /** Resolves when the mails of all orders so far are sent or have failed. */
      mailed: () => mailing,
      async close() {
        clearInterval(sweep)
        await app.close()
        await mailing
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
