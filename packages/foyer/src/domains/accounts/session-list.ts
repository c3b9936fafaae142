import { SESSION_COOKIE } from '../../contract/cookies.ts'
import { Failure } from '../../contract/errors.ts'
import type { Context } from '../../platform/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { and, desc, eq, ne } from '../../platform/database/drizzle.ts'
import { houseTime } from '../../platform/time/house-clock.ts'
import type { OwnSession } from './contract.ts'
import { isAlive } from './sessions.ts'
import { sessions, users } from './tables.ts'
import { hashOf } from './tokens.ts'

type Own = Pick<Context, 'db' | 'clock' | 'viewer' | 'cookies'>

/** The user's sessions, the newest first. */
export async function listSessions({ db, clock, viewer, cookies }: Own): Promise<OwnSession[]> {
  const current = currentHash(cookies)
  const rows = await db
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(users.id, Number(viewer.userId)), isAlive(clock.now().getTime())))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
  return rows.map(({ session: { id, device, createdAt, lastSeenAt, tokenHash } }) => ({
    id,
    device,
    is_current: tokenHash === current,
    created_at: houseTime(createdAt),
    last_seen_at: houseTime(lastSeenAt),
  }))
}

/** Ends one of the user's own sessions; another user's session is treated as unknown. */
export async function endOneSession({ db, viewer }: Own, id: number): Promise<void> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, Number(viewer.userId))))
    .returning({ id: sessions.id })
  if (ended.length === 0) throw new Failure('not_found')
}

/** Ends all sessions except this one. */
export async function endOtherSessions({ db, viewer, cookies }: Own): Promise<void> {
  const isOther = ne(sessions.tokenHash, currentHash(cookies))
  await db.delete(sessions).where(and(eq(sessions.userId, Number(viewer.userId)), isOther))
}

export async function endSessionsOf(db: Db, userId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.userId, userId))
}

function currentHash(cookies: Context['cookies']): string {
  return hashOf(cookies.get(SESSION_COOKIE) ?? '')
}
