import { randomUUID } from 'node:crypto'
import { Failure } from '../../contract/errors.ts'
import type { Locale } from '../../contract/locale.ts'
import type { Context, Platform } from '../../platform/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { and, eq, gt, inArray, lt } from '../../platform/database/drizzle.ts'
import { strings } from './strings.ts'
import { accountLinks, type LinkDetails } from './tables.ts'
import { hashOf, newToken } from './tokens.ts'

export type LinkRow = typeof accountLinks.$inferSelect
export type LinkKind = LinkRow['kind']

const HOUR = 3_600_000
/**
 * A link for a password expires soon, because a mailbox may be stolen; an invitation lasts longer, because the person
 * may be away.
 */
const LASTS: Record<LinkKind, number> = {
  register: 24 * HOUR,
  reset: HOUR,
  email: 24 * HOUR,
  invite: 168 * HOUR,
}

/** The name of the job that sends the letters. */
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
 * Asks for letters with links. Nothing here depends on whether the address has an account: only the job that sends the
 * letter finds out, so neither the answer nor its duration reveals it.
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

/** Adds a link that no letter carries, and returns its token. */
export async function addLink({ db, clock }: Pick<Asking, 'db' | 'clock'>, link: NewLink): Promise<string> {
  const token = newToken()
  const createdAt = clock.now()
  const expiresAt = new Date(createdAt.getTime() + LASTS[link.kind])
  await db.insert(accountLinks).values({ ...link, tokenHash: hashOf(token), createdAt, expiresAt })
  return token
}

/** The link of a token, while it is valid. */
export async function findLink(db: Db, now: Date, token: string): Promise<LinkRow | undefined> {
  const [link] = await db
    .select()
    .from(accountLinks)
    .where(and(eq(accountLinks.tokenHash, hashOf(token)), gt(accountLinks.expiresAt, now)))
  return link
}

/** The link of a token, which is deleted: of two simultaneous requests, only one gets it. */
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

/** Deletes links of an account that a change has made invalid. */
export async function dropLinksOf(db: Db, userId: number, kinds: LinkKind[]): Promise<void> {
  await db.delete(accountLinks).where(and(eq(accountLinks.userId, userId), inArray(accountLinks.kind, kinds)))
}

/** Also deletes the addresses of people who never confirmed a registration. */
export async function forgetPastLinks({ db, clock }: Platform): Promise<void> {
  await db.delete(accountLinks).where(lt(accountLinks.expiresAt, clock.now()))
}
