import { createHash } from 'node:crypto'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Failure } from '../contract/errors.ts'
import { users } from '../domains/accounts/tables.ts'
import type { Config } from '../platform/config/config.ts'
import type { Context } from '../platform/context.ts'
import { eq } from '../platform/database/drizzle.ts'
import { readFact, writeFact } from '../platform/installation/facts.ts'
import { strings } from './steps-strings.ts'

const FACT = 'mail-tested'
const PATIENCE = 20_000

/** Sends a letter to the admin who asks, at once and not by a job, so that the answer says what happened. */
export async function sendTestMail(context: Context): Promise<{ to: string; folder: string | null }> {
  const { db, mail, config, viewer, locale, siteName } = context
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.id, viewer.userId ?? 0))
  if (!user) throw new Failure('not_found')
  const name = await siteName(db)
  const letter = {
    to: user.email,
    subject: strings.mailSubject[locale](name),
    text: strings.mailText[locale](name),
  }
  try {
    const slow = wait(PATIENCE, undefined, { ref: false }).then(() => Promise.reject(new Error('timeout')))
    await Promise.race([mail.deliver(letter), slow])
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error)
    const text = strings.mailFailed[locale](reason === 'timeout' ? strings.mailSlow[locale] : reason)
    throw new Failure('invalid', { fields: { non_field_errors: [text] } })
  }
  if (config.smtpUrl === null) return { to: user.email, folder: path.join(config.dataDir, 'mail') }
  await writeFact(db, FACT, transportOf(config))
  return { to: user.email, folder: null }
}

/** Whether a letter has left by the mail server that is set now. With another server it has to be tried again. */
export async function isMailTested({ db, config }: Pick<Context, 'db' | 'config'>): Promise<boolean> {
  return config.smtpUrl !== null && (await readFact(db, FACT)) === transportOf(config)
}

/** A digest, because the address of the server contains its password. */
function transportOf({ smtpUrl, mailFrom }: Pick<Config, 'smtpUrl' | 'mailFrom'>): string {
  return createHash('sha256').update(`${smtpUrl} ${mailFrom}`).digest('base64url')
}
