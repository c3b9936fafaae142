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
   * Accepts a message. A job delivers it, and tries again while the mail server is not available. In a transaction, it is sent
   * when the transaction is committed, and only then.
   */
  send(message: Message, options?: { db?: Db }): Promise<void>
  /** Sends at once, from a job that repeats itself: for messages that must not be stored in the queue, and so in the database. */
  deliver(message: Message): Promise<void>
}

const JOB = 'mail'

/** With lists, groups, names or line breaks a caller could add recipients. */
const ONE_ADDRESS = /^[^\s\p{Cc}"(),:;<>@[\\\]]+@[^\s\p{Cc}"(),:;<>@[\\\]]+$/u

/** A message must not load anything from the disk or the network. */
const CONTAINED = { disableFileAccess: true, disableUrlAccess: true }

/** Sends by SMTP where a server is configured, else writes one `.eml` file per message into the data folder. */
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

/** Returns the function that delivers a message. */
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
