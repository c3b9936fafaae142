import { PgBoss } from 'pg-boss'
import { facts } from '#house/facts'
import type { Database, Db } from '../database/database.ts'
import { type SQL, sql } from '../database/drizzle.ts'
import { inTurn } from '../database/setup-lock.ts'
import type { Logger } from '../log.ts'

/** Work that does not have to delay an answer, or that runs at set times. It survives a restart and runs once. */
export interface Jobs {
  /** Declares what a job does; before `start`. */
  define<T extends object>(name: string, work: (data: T) => Promise<void>): void
  /**
   * Declares a job that runs by a cron expression, in the house's time; before `start`. A long job must check whether the
   * server is about to stop.
   */
  schedule(name: string, cron: string, work: (stopping: AbortSignal) => Promise<void>): void
  /**
   * Adds a job. In a transaction, it exists when the transaction is committed, and only then. Before `start` there is no queue,
   * so a transaction adds nothing and does not fail: the cleaning jobs find what was left over.
   */
  enqueue(name: string, data: object, options?: { db?: Db; startAfterDays?: number }): Promise<void>
  /** Removes jobs that wait or failed for an address, so that a deleted person gets no mail. */
  forget(db: Db, address: string): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

const DAY_SECONDS = 86_400
const QUEUE = { retryLimit: 5, retryBackoff: true, deleteAfterSeconds: DAY_SECONDS }

/** Runs the queue's own statements in a transaction. */
function within(db: Db) {
  return {
    async executeSql(text: string, values: unknown[] = []) {
      // Every second part is the number of a value.
      const parts = text
        .split(/\$(\d+)/)
        .map(
          (part, index): SQL =>
            index % 2 === 0 ? sql.raw(part) : sql`${sql.param(values[Number(part) - 1])}`,
        )
      const { rows } = await db.execute(sql.join(parts))
      return { rows }
    },
  }
}

export function createJobs({ pool, embedded }: Database, log: Logger): Jobs {
  const works = new Map<string, (data: never) => Promise<void>>()
  const crons = new Map<string, string>()
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } })
  boss.on('error', (error) => log.error({ err: error }, 'jobs'))
  const stopping = new AbortController()
  let started = false
  return {
    define: (name, work) => void works.set(name, work),
    schedule: (name, cron, work) => {
      works.set(name, () => work(stopping.signal))
      crons.set(name, cron)
    },
    enqueue: async (name, data, { db, startAfterDays } = {}) => {
      if (db && !started) return
      const startAfter = startAfterDays && startAfterDays * DAY_SECONDS
      await boss.send(name, data, { ...(startAfter && { startAfter }), ...(db && { db: within(db) }) })
    },
    async forget(db, address) {
      if (started) await db.execute(sql`delete from pgboss.job where data ->> 'to' = ${address}`)
    },
    async start() {
      // Two processes that create the tables at once disturb each other. The embedded database has one process, and only one
      // connection.
      if (embedded) await boss.start()
      else await inTurn(pool, async () => void (await boss.start()))
      started = true
      for (const [name, work] of works) {
        await boss.createQueue(name, QUEUE)
        await boss.work(name, async (jobs) => {
          for (const job of jobs) {
            await work(job.data as never)
            // Jobs contain addresses and letters, so a finished job is deleted.
            await boss.deleteJob(name, job.id)
          }
        })
        const cron = crons.get(name)
        if (cron) await boss.schedule(name, cron, {}, { tz: facts.timeZone })
      }
    },
    async stop() {
      stopping.abort()
      if (started) await boss.stop({ graceful: true, timeout: 10_000, close: false })
    },
  }
}

/** Adds jobs that waited when a backup was made. They run when the site opens. */
export async function putBackJobs(
  { pool }: Pick<Database, 'pool'>,
  jobs: { name: string; data: object; startAfter: string | Date }[],
): Promise<void> {
  if (jobs.length === 0) return
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: false,
    schedule: false,
  })
  await boss.start()
  for (const name of new Set(jobs.map((job) => job.name))) await boss.createQueue(name, QUEUE)
  for (const { name, data, startAfter } of jobs)
    await boss.send(name, data, { startAfter: new Date(startAfter) })
  await boss.stop({ graceful: false, close: false })
}
