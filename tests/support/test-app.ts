import { randomUUID } from 'node:crypto'
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import { inject as provided } from 'vitest'
import type { Logger } from '../../packages/foyer/src/platform/log.ts'
import { fakeClock } from '../../packages/foyer/src/platform/time/clock.ts'
import { type AppOptions, createApp } from '../../packages/foyer/src/server/app.ts'
import { LOGINS, TEST_TIME, type TestRole } from './logins.ts'
import { query } from './postgres-server.ts'
import { TEMPLATE_DATABASE } from './postgres-template.ts'
import { testConfig } from './test-config.ts'

interface TestAppOptions {
  /** The time of the test; the clock stops there until it is moved. */
  now?: string
  /** Environment variables besides those of every test. */
  environment?: Record<string, string>
  /** Silent unless given. */
  log?: Logger
  /** The shop, where a test has one; `startTestShop` makes it. */
  shop?: Pick<AppOptions, 'shopAddress' | 'shopLimits'>
}

/** What a logged-in caller sends: `inject({ ...session, method: 'POST', url })`. */
export interface Session {
  cookies: Record<string, string>
  headers: Record<string, string>
}

/** The whole application on a database of its own, called over HTTP. Close it in `afterAll`. */
export async function startTestApp({
  now = TEST_TIME,
  environment = {},
  log = pino({ level: 'silent' }),
  shop = {},
}: TestAppOptions = {}) {
  const database = await freshDatabase()
  const clock = fakeClock(now)
  const config = testConfig({ ...database.environment, ...environment })
  const app = await createApp({ config, clock, log, checkAnswers: true, ...shop }).catch(
    async (error: unknown) => {
      await database.remove()
      throw error
    },
  )
  const inject: Inject = (options) => app.server.inject(options)

  return {
    app,
    clock,
    inject,
    /** A token for writes without a session. */
    visit: () => visit(inject),
    /** Logs in over HTTP, as any user would. */
    async login(role: TestRole): Promise<Session> {
      const answer = await inject({
        ...(await visit(inject)),
        method: 'POST',
        url: '/api/user-login',
        payload: LOGINS[role],
      })
      if (answer.statusCode !== 200)
        throw new Error(`${role} cannot log in: ${answer.statusCode} ${answer.body}`)
      return sessionOf(answer.cookies)
    },
    async close() {
      await app.close()
      await database.remove()
    },
  }
}

type Inject = (options: InjectOptions | string) => Promise<LightMyRequestResponse>

async function visit(inject: Inject): Promise<Session> {
  const answer = await inject('/api/user-details')
  return sessionOf(answer.cookies)
}

function sessionOf(set: { name: string; value: string }[]): Session {
  // A cookie that is cleared and then set again appears twice; as in a browser, the last one counts.
  const cookies = Object.fromEntries(set.map(({ name, value }) => [name, value]))
  return { cookies, headers: { 'x-csrftoken': cookies.csrftoken ?? '' } }
}

interface FreshDatabase {
  environment: { DATA_DIR: string; DATABASE_URL?: string }
  remove(): Promise<void>
}

/** A copy of the template, on the database that this run uses. */
async function freshDatabase(): Promise<FreshDatabase> {
  const runFolder = provided('runFolder')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const folder = path.join(runFolder, name)
  mkdirSync(folder)
  // Sockets and other temporary files are then deleted after the run.
  process.env.TMPDIR = runFolder
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })

  if (process.env.TEST_DATABASE === 'pglite') {
    await import('./held-pglite.ts')
    cpSync(path.join(runFolder, 'template', 'postgres'), path.join(folder, 'postgres'), { recursive: true })
    return { environment: { DATA_DIR: folder }, remove: async () => removeFolder() }
  }
  const server = provided('postgresUrl')
  await query(
    `${server}/postgres`,
    `create database ${name} template ${TEMPLATE_DATABASE} strategy file_copy`,
  )
  return {
    environment: { DATA_DIR: folder, DATABASE_URL: `${server}/${name}` },
    async remove() {
      await query(`${server}/postgres`, `drop database ${name} with (force)`)
      removeFolder()
    },
  }
}
