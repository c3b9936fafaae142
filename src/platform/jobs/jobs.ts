import { PgBoss } from 'pg-boss'
import type { Database } from '../database/database.ts'
import { inTurn } from '../database/setup-lock.ts'
import type { Logger } from '../log.ts'

/** Work that need not hold up an answer, or that comes round by the clock. Survives a restart; runs once. */
export interface Jobs {
  /** Declares what a job does; before `start`. */
  define<T extends object>(name: string, work: (data: T) => Promise<void>): void
  /**
   * Declares a job that runs by a cron expression, in Berlin time; before `start`. One that goes on for long looks whether
   * the server is about to stop.
   */
  schedule(name: string, cron: string, work: (stopping: AbortSignal) => Promise<void>): void
  enqueue(name: string, data: object): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
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
    enqueue: async (name, data) => {
      await boss.send(name, data)
    },
    async start() {
      // Two that make the tables at once get in each other's way. The embedded database has nobody else, and one
      // connection only.
      if (embedded) await boss.start()
      else await inTurn(pool, async () => void (await boss.start()))
      started = true
      for (const [name, work] of works) {
        await boss.createQueue(name, { retryLimit: 5, retryBackoff: true })
        await boss.work(name, async (jobs) => {
          for (const job of jobs) await work(job.data as never)
        })
        const cron = crons.get(name)
        if (cron) await boss.schedule(name, cron, {}, { tz: 'Europe/Berlin' })
      }
    },
    async stop() {
      stopping.abort()
      if (started) await boss.stop({ graceful: true, timeout: 10_000, close: false })
    },
  }
}
