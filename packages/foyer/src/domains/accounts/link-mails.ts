import { href } from '../../contract/routes.ts'
import type { Platform } from '../../platform/context.ts'
import { and, eq, isNull } from '../../platform/database/drizzle.ts'
import { type Letter, type LetterHouse, letterMessage } from './letter.ts'
import { LINK_JOB, type LinkRow } from './links.ts'
import { letters } from './mail-strings.ts'
import { defineNotices } from './notices.ts'
import { accountLinks, users } from './tables.ts'
import { hashOf, newToken } from './tokens.ts'

type Person = typeof users.$inferSelect

/**
 * Sends the waiting letters. The job is queued with each link, and runs every minute for links that were added while no
 * job could run.
 */
export function defineLinkMails(platform: Platform, house: LetterHouse): void {
  platform.jobs.schedule(LINK_JOB, '* * * * *', () => sendLinks(platform, house))
  defineNotices(platform, house)
}

/**
 * Finds out who has an account, makes the tokens and sends the letters. The letters are sent directly and not as jobs:
 * jobs are stored in the database, and that must not contain a working link.
 */
export async function sendLinks(platform: Platform, house: LetterHouse): Promise<void> {
  const { db } = platform
  const waiting = await db
    .select()
    .from(accountLinks)
    .where(and(isNull(accountLinks.tokenHash), isNull(accountLinks.confirmedAt)))
    .orderBy(accountLinks.id)
  if (waiting.length === 0) return
  for (const link of waiting) await sendLink(platform, link, house)
}

async function sendLink(platform: Platform, link: LinkRow, house: LetterHouse): Promise<void> {
  const { db, mail, config, clock } = platform
  const origin = config.publicUrl ?? `http://localhost:${config.port}`
  const [holder] = await db.select().from(users).where(eq(users.email, link.email))
  const step = link.kind === 'email' ? 'confirm' : 'password'
  const page = origin + href('userStep', link.locale, { slug: step })
  const refused = letterInstead(link, holder, origin)
  if (refused !== undefined || link.expiresAt <= clock.now()) {
    if (refused) await mail.deliver(await letterMessage(refused, house))
    await db.delete(accountLinks).where(eq(accountLinks.id, link.id))
    return
  }
  const token = newToken()
  const tokenHash = hashOf(token)
  const userId = link.userId ?? holder?.id
  // The process that sets the token sends the letter; another process may be doing the same.
  const claimed = await db
    .update(accountLinks)
    .set({ tokenHash, userId })
    .where(and(eq(accountLinks.id, link.id), isNull(accountLinks.tokenHash)))
    .returning({ id: accountLinks.id })
  if (claimed.length === 0) return
  const deliver = async () => {
    const siteName = await house.siteName()
    const letter = letterOf(link, holder, { siteName, address: `${page}?token=${token}` })
    await mail.deliver(await letterMessage(letter, house))
  }
  await deliver().catch(async (error: unknown) => {
    await db.update(accountLinks).set({ tokenHash: null }).where(eq(accountLinks.tokenHash, tokenHash))
    throw error
  })
}

/** A different letter where there is nothing to confirm, null for no letter, undefined for the usual one. */
function letterInstead(
  { kind, email, locale, details }: LinkRow,
  holder: Person | undefined,
  origin: string,
): Letter | null | undefined {
  if ((kind === 'reset' || kind === 'invite') && (!holder || holder.suspendedAt)) return null
  if (holder && (kind === 'register' || (kind === 'email' && details.newEmail === email))) {
    const isNew = kind === 'register'
    const address = origin + href('userStep', holder.locale, { slug: 'password' })
    return {
      to: email,
      locale,
      name: nameOf(holder),
      subject: letters.knownSubject[locale],
      before: [letters[isNew ? 'knownText' : 'emailTakenText'][locale]],
      ...(isNew && { button: { words: letters.knownButton[locale], address } }),
    }
  }
  return undefined
}

function letterOf(
  { kind, email, locale, details }: LinkRow,
  holder: Person | undefined,
  { siteName, address }: { siteName: string; address: string },
): Letter {
  const say = {
    register: () => ({
      subject: letters.registerSubject[locale](siteName),
      before: [letters.registerText[locale]],
      words: letters.registerButton[locale],
      after: [letters.once[locale](letters.oneDay[locale]), letters.registerNotYou[locale]],
    }),
    reset: () => ({
      subject: letters.resetSubject[locale],
      before: [letters.resetText[locale]],
      words: letters.resetButton[locale],
      after: [letters.once[locale](letters.oneHour[locale]), letters.resetNotYou[locale]],
    }),
    invite: () => ({
      subject: letters.inviteSubject[locale](siteName),
      before: [letters.inviteText[locale]],
      words: letters.resetButton[locale],
      after: [letters.once[locale](letters.oneWeek[locale])],
    }),
    email: () => ({
      subject: letters.emailSubject[locale],
      before: [letters.emailText[locale](String(details.newEmail))],
      words: letters.emailButton[locale],
      after: [letters.once[locale](letters.oneDay[locale]), letters.emailNotYou[locale]],
    }),
  }[kind]()
  const { words, ...rest } = say
  // A person without an account is not greeted by the name typed in the form: otherwise anyone could send their own
  // text to any address.
  const name = holder ? nameOf(holder) : ''
  return { to: email, locale, name, ...rest, button: { words, address } }
}

function nameOf({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim()
}
