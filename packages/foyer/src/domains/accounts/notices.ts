import type { Locale } from '../../contract/locale.ts'
import type { Platform } from '../../platform/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { type LetterHouse, letterMessage } from './letter.ts'
import { letters } from './mail-strings.ts'
import type { users } from './tables.ts'

const JOB = 'account-notice'

type NoticeKind = 'passwordChanged' | 'accountDeleted'

interface Notice {
  kind: NoticeKind
  to: string
  name: string
  locale: Locale
}

export function defineNotices({ jobs, mail }: Platform, house: LetterHouse): void {
  jobs.define<Notice>(JOB, async ({ kind, ...letter }) => {
    const subject = letters[`${kind}Subject`][letter.locale]
    const before = [letters[`${kind}Text`][letter.locale]]
    await mail.deliver(await letterMessage({ ...letter, subject, before }, house))
  })
}

/** Tells users what has happened to their account, so that they notice actions of others. */
export async function sendNotice(
  { jobs, db }: Pick<Platform, 'jobs'> & { db: Db },
  { email, firstName, lastName, locale }: typeof users.$inferSelect,
  kind: NoticeKind,
): Promise<void> {
  const notice: Notice = { kind, to: email, name: `${firstName} ${lastName}`.trim(), locale }
  await jobs.enqueue(JOB, notice, { db })
}
