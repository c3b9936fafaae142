import { createHash } from 'node:crypto'
import { Failure } from '../contract/errors.ts'
import { users } from '../domains/accounts/tables.ts'
import type { DocumentState } from '../pages/contract.ts'
import { editorPresence } from '../pages/tables.ts'
import type { Context } from '../platform/context.ts'
import { and, asc, eq, gt, lte } from '../platform/database/drizzle.ts'
import type { PresenceAnswer, Present } from './contract.ts'
import { stateOfDocument } from './history.ts'
import { draftTag, type News } from './news.ts'

/** A window that has not reported for so long is gone; windows report more often. */
const PRESENT_MS = 45_000

interface Own {
  tab: string
  module: string | null
}

/** Notes that a window has a document open, and returns what it needs to know. */
export async function bePresent(context: Context, document: number, own: Own): Promise<PresenceAnswer> {
  const { db, changes, clock } = context
  const now = clock.now()
  await stateOfDocument(db, document)
  const row = { documentId: document, userId: userOf(context), module: own.module, seenAt: now }
  await db.transaction(async (tx) => {
    await tx.delete(editorPresence).where(lte(editorPresence.seenAt, lastSeen(now)))
    const [before] = await tx
      .select()
      .from(editorPresence)
      .where(eq(editorPresence.tab, own.tab))
      .for('update')
    // A window's id belongs to the user who used it first.
    if (before && before.userId !== row.userId) throw new Failure('permission_denied')
    await tx
      .insert(editorPresence)
      .values({ tab: own.tab, ...row })
      .onConflictDoUpdate({
        target: editorPresence.tab,
        set: row,
        setWhere: eq(editorPresence.userId, row.userId),
      })
    if (before && before.documentId !== document) await changes.announce(tx, draftTag(before.documentId))
    const isNews = before?.documentId !== document || before.module !== own.module
    if (isNews) await changes.announce(tx, draftTag(document))
  })
  return known(context, document, own.tab)
}

/**
 * Waits until the state of a document differs from that of a mark. Its answer is empty, so that the window asks again, with the
 * rights it has then.
 */
export async function waitForNews(
  context: Context,
  news: News,
  { document, tab, mark }: { document: number; tab: string; mark: string },
): Promise<void> {
  const hearing = news.hear(userOf(context), document, context.signal)
  try {
    while (!hearing.isOver && (await known(context, document, tab)).mark === mark) await hearing.next()
  } finally {
    hearing.stop()
  }
  if (context.signal.aborted) await leave(context, document, tab)
}

/** The window was closed or shows another document. The end of its connection tells this sooner than the time-out. */
async function leave(context: Context, document: number, tab: string): Promise<void> {
  const { db, changes } = context
  await db.transaction(async (tx) => {
    const own = and(
      eq(editorPresence.tab, tab),
      eq(editorPresence.documentId, document),
      eq(editorPresence.userId, userOf(context)),
    )
    const gone = await tx.delete(editorPresence).where(own).returning()
    if (gone.length > 0) await changes.announce(tx, draftTag(document))
  })
}

async function known(context: Context, document: number, tab: string): Promise<PresenceAnswer> {
  const state = await stateOfDocument(context.db, document)
  const others = (await listPresent(context, document)).filter((one) => one.tab !== tab)
  return { mark: markOf(state, others), state, others }
}

async function listPresent({ db, clock, viewer }: Context, document: number): Promise<Present[]> {
  const rows = await db
    .select({ presence: editorPresence, user: users })
    .from(editorPresence)
    .innerJoin(users, eq(users.id, editorPresence.userId))
    .where(and(eq(editorPresence.documentId, document), gt(editorPresence.seenAt, lastSeen(clock.now()))))
    .orderBy(asc(editorPresence.tab))
  return rows.map(({ presence, user }) => ({
    tab: presence.tab,
    name: `${user.firstName} ${user.lastName}`.trim() || user.email,
    is_oneself: user.id === viewer.userId,
    module: presence.module,
  }))
}

function markOf(state: DocumentState, others: Present[]): string {
  return createHash('sha256')
    .update(JSON.stringify([state, others]))
    .digest('base64url')
}

function lastSeen(now: Date): Date {
  return new Date(now.getTime() - PRESENT_MS)
}

function userOf({ viewer }: Context): number {
  if (viewer.userId === null) throw new Failure('not_authenticated')
  return viewer.userId
}
