import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { Failure } from '../../contract/errors.ts'
import type { Config } from '../config/config.ts'
import type { Db } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Clock } from '../time/clock.ts'

export interface Message {
  /** One bare address. */
  to: string
  subject: string
  text: string
  html?: string
}

export interface Mail {
  /**
   * Accepts a message; a job delivers it and tries again if the post office is closed. Accepted in a transaction, it goes
   * out when, and only if, that is committed.
   */
  send(message: Message, options?: { db?: Db }): Promise<void>
  /** Sends at once, from a job that tries again itself: for what must not lie in the queue, and so in the database. */
  deliver(message: Message): Promise<void>
}

const JOB = 'mail'

/** Lists, groups, names and line breaks would all let a caller choose further recipients. */
const ONE_ADDRESS = /^[^\s\p{Cc}"(),:;<>@[\\\]]+@[^\s\p{Cc}"(),:;<>@[\\\]]+$/u

/** A message is its own text: it fetches nothing from the disk or the network. */
const CONTAINED = { disableFileAccess: true, disableUrlAccess: true }

/** By SMTP where an address is configured, else one `.eml` file per message in the data folder. */
export function createMail(
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>,
  jobs: Jobs,
  clock: Clock,
): Mail {
  const deliver = createDelivery(config)
  const deliverNow = async (message: Message) => {
    requireOneAddress(message)
    await deliver({ ...message, from: config.mailFrom, date: clock.now() })
  }
  jobs.define<Message>(JOB, deliverNow)
  return {
    async send(message, options) {
      requireOneAddress(message)
      await jobs.enqueue(JOB, message, options)
    },
    deliver: deliverNow,
  }
}

function requireOneAddress({ to }: Message): void {
  if (!ONE_ADDRESS.test(to)) throw new Failure('invalid')
}

export type Deliver = (message: Message & { from: string; date: Date }) => Promise<void>

/** The way a message leaves the house. */
export function createDelivery(config: Pick<Config, 'smtpUrl' | 'dataDir'>): Deliver {
  const deliver = config.smtpUrl ? bySmtp(config.smtpUrl) : intoFolder(path.join(config.dataDir, 'mail'))
  return (message) => deliver({ ...message, ...CONTAINED })
}

function bySmtp(url: string): Deliver {
  const transport = createTransport(url)
  return async (message) => {
    await transport.sendMail(message)
  }
}

function intoFolder(folder: string): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return async (message) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const { message: raw } = await transport.sendMail(message)
    const file = path.join(folder, `${message.date.getTime()}-${randomUUID()}.eml`)
    await writeFile(`${file}.part`, raw as Buffer)
    await rename(`${file}.part`, file)
  }
}
