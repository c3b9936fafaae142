import { CSRF_COOKIE, SESSION_COOKIE } from '../../contract/cookies.ts'
import type { Context, Platform } from '../../platform/context.ts'
import { and, eq, gt, gte, isNull, lt, or, sql } from '../../platform/database/drizzle.ts'
import { issueCsrfToken } from '../../platform/http/csrf.ts'
import { newSessionToken } from '../../platform/http/session-token.ts'
import { VISITOR, type Viewer } from '../../platform/viewer.ts'
import { deviceName } from './device-name.ts'
import { accountRules, passkeys, secondFactors, sessions, users } from './tables.ts'
import { hashOf } from './tokens.ts'

const HOUR = 3_600_000
const IDLE_LIMIT = 12 * HOUR
const ABSOLUTE_LIMIT = 14 * 24 * HOUR
/** The last use of a session is stored at most this often, so that reading a page seldom writes. */
const SEEN_EVERY = 5 * 60_000

/** Starts a session under a new token and sets its cookie. */
export async function startSession(
  { db, clock, cookies, secret, agent }: Context,
  userId: number,
): Promise<void> {
  const token = newSessionToken(secret)
  const now = clock.now()
  const device = deviceName(agent)
  await db
    .insert(sessions)
    .values({ tokenHash: hashOf(token), device, userId, createdAt: now, lastSeenAt: now })
  const maxAgeSeconds = ABSOLUTE_LIMIT / 1000
  cookies.set(SESSION_COOKIE, token, { httpOnly: true, maxAgeSeconds })
  cookies.set(CSRF_COOKIE, issueCsrfToken(secret, token), { httpOnly: false })
}

export async function endSession({ db, cookies }: Context): Promise<void> {
  const token = cookies.get(SESSION_COOKIE)
  if (token) await db.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)))
  cookies.clear(SESSION_COOKIE)
  cookies.clear(CSRF_COOKIE)
}

/**
 * A session is valid if it is neither idle nor too old, began after the last change of password, and its user is not
 * suspended.
 */
export function isAlive(now: number) {
  return and(
    gt(sessions.lastSeenAt, new Date(now - IDLE_LIMIT)),
    gt(sessions.createdAt, new Date(now - ABSOLUTE_LIMIT)),
    gte(sessions.createdAt, users.passwordChangedAt),
    isNull(users.suspendedAt),
  )
}

/**
 * The viewer of a session. An idle or old session, one from before the password changed, or one of a suspended user has
 * none. Requests that a window makes by itself do not count as activity: an open editor becomes idle like any page.
 */
export async function findViewer({ db, clock }: Platform, token: string, isActivity = true): Promise<Viewer> {
  const now = clock.now().getTime()
  const tokenHash = hashOf(token)
  const [found] = await db
    .select({
      userId: users.id,
      role: users.role,
      hasDashboardAccess: users.hasDashboardOnlineAccess,
      lastSeenAt: sessions.lastSeenAt,
      isHeldBack: isHeldBack(),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .leftJoin(accountRules, sql`${accountRules.id} = 1`)
    .where(and(eq(sessions.tokenHash, tokenHash), isAlive(now)))
    // Prepared, because it runs with every request of a logged-in user, and planning it takes longer than running it.
    .prepare('viewer_of_session')
    .execute()
  if (!found) return VISITOR
  if (isActivity && now - found.lastSeenAt.getTime() > SEEN_EVERY) {
    await db
      .update(sessions)
      .set({ lastSeenAt: new Date(now) })
      .where(eq(sessions.tokenHash, tokenHash))
  }
  // A user who must have a second factor but has none can set it up, and has otherwise the rights of a customer.
  if (found.isHeldBack) return { role: 'customer', userId: found.userId }
  return { role: found.role, userId: found.userId, hasDashboardAccess: found.hasDashboardAccess }
}

/** The user must have a second factor, by their own account or as an editor, and has neither kind. */
function isHeldBack() {
  const asEditor = sql`coalesce(${accountRules.editorsMustUseSecondFactor}, false) and ${users.role} <> 'customer'`
  return sql<boolean>`(${users.mustUseSecondFactor} or (${asEditor})) and ${secondFactors.confirmedAt} is null
    and not exists (select from ${passkeys} where ${passkeys.userId} = ${users.id})`
}

export async function forgetPastSessions({ db, clock }: Platform): Promise<void> {
  const now = clock.now().getTime()
  await db
    .delete(sessions)
    .where(
      or(
        lt(sessions.lastSeenAt, new Date(now - IDLE_LIMIT)),
        lt(sessions.createdAt, new Date(now - ABSOLUTE_LIMIT)),
      ),
    )
}
