import { randomUUID } from 'node:crypto'
import { Failure } from '../../contract/errors.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Context, Platform } from '../../platform/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { and, eq, gt, inArray, lt } from '../../platform/database/drizzle.ts'
import { strings } from './strings.ts'
import { accountLinks, type LinkDetails } from './tables.ts'
import { hashOf } from './tokens.ts'

export type LinkRow = typeof accountLinks.$inferSelect
export type LinkKind = LinkRow['kind']

const HOUR = 3_600_000
/** A stolen mailbox is no use for long; an invitation waits for somebody who may be away. */
const LASTS: Record<LinkKind, number> = {
  register: 24 * HOUR,
  reset: HOUR,
  email: 24 * HOUR,
  invite: 168 * HOUR,
}

/** The job that writes the letters. */
export const LINK_JOB = 'account-links'

interface NewLink {
  kind: LinkKind
  email: string
  locale: Locale
  userId?: number
  details?: LinkDetails
}

type Asking = Pick<Platform, 'clock'> & Partial<Pick<Platform, 'jobs'>> & { db: Db }

/**
 * Asks for letters with links. Nothing here depends on whether anybody has an account under the address: that is found out by
 * the job that writes the letter, so that neither the answer nor its time says so.
 */
export async function askForLinks({ db, clock, jobs }: Asking, links: NewLink[]): Promise<void> {
  const createdAt = clock.now()
  const bundle = links.length > 1 ? randomUUID() : null
  const rows = links.map((link) => ({
    ...link,
    bundle,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + LASTS[link.kind]),
  }))
  await db.transaction(async (tx) => {
    await tx.insert(accountLinks).values(rows)
    await jobs?.enqueue(LINK_JOB, {}, { db: tx })
  })
}

/** What a token stands for, as long as it is good. */
export async function findLink(db: Db, now: Date, token: string): Promise<LinkRow | undefined> {
  const [link] = await db
    .select()
    .from(accountLinks)
    .where(and(eq(accountLinks.tokenHash, hashOf(token)), gt(accountLinks.expiresAt, now)))
  return link
}

/** The link behind a token, which is good no more: of two that use it at once, one gets it. */
export async function takeLink(
  db: Db,
  now: Date,
  token: string,
  kinds: LinkKind[],
): Promise<LinkRow | undefined> {
  const [link] = await db
    .delete(accountLinks)
    .where(
      and(
        eq(accountLinks.tokenHash, hashOf(token)),
        gt(accountLinks.expiresAt, now),
        inArray(accountLinks.kind, kinds),
      ),
    )
    .returning()
  return link
}

export function refuseLink({ locale }: Pick<Context, 'locale'>): never {
  throw new Failure('invalid', { fields: { token: [strings.linkOver[locale]] } })
}

/** Links of an account that say something else than what has just been settled. */
export async function dropLinksOf(db: Db, userId: number, kinds: LinkKind[]): Promise<void> {
  await db.delete(accountLinks).where(and(eq(accountLinks.userId, userId), inArray(accountLinks.kind, kinds)))
}

/** With them goes the address of whoever never confirmed it. */
export async function forgetPastLinks({ db, clock }: Platform): Promise<void> {
  await db.delete(accountLinks).where(lt(accountLinks.expiresAt, clock.now()))
}
