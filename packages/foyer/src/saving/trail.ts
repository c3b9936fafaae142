import type { Db } from '../platform/database/database.ts'
import { and, asc, desc, eq, gt, inArray, sql } from '../platform/database/drizzle.ts'
import { type Change, type Saving, type Subject, subjectName, type Values } from './subject.ts'
import { trail } from './tables.ts'

export type Action = (typeof trail.$inferInsert)['action']
export type TrailEntry = typeof trail.$inferSelect

const of = (subject: Subject, id: number) =>
  and(eq(trail.subject, subjectName(subject)), eq(trail.itemId, id))

/** Records what was done. The number of an entry is the new version of its item. */
export async function record(
  { db, clock, viewer, address = '' }: Saving,
  subject: Pick<Subject, 'area' | 'model' | 'titleOf' | 'isPersonal'>,
  action: Action,
  changes: Change[],
): Promise<number[]> {
  if (changes.length === 0) return []
  const rows = changes.map(({ id, before, after, fields }) => ({
    at: clock.now(),
    actorId: viewer.userId,
    address: viewer.userId === null ? '' : address,
    subject: subjectName(subject),
    itemId: id,
    title: subject.titleOf(after ?? before ?? {}),
    action,
    fields: fields ?? changedFields(before, after),
    before: subject.isPersonal ? null : before,
    after: subject.isPersonal ? null : after,
  }))
  const entries = await db.insert(trail).values(rows).returning({ id: trail.id })
  return entries.map(({ id }) => id)
}

/** The versions of items; 0 for items without an entry. */
export async function versionsOf(db: Db, subject: Subject, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ itemId: trail.itemId, version: sql<number>`max(${trail.id})::int` })
    .from(trail)
    .where(and(eq(trail.subject, subjectName(subject)), inArray(trail.itemId, ids)))
    .groupBy(trail.itemId)
  return new Map(rows.map(({ itemId, version }) => [itemId, version]))
}

/** What happened to an item after a version, the oldest entry first. Its `before` is the item at that version. */
export async function since(db: Db, subject: Subject, id: number, version: number): Promise<TrailEntry[]> {
  return db
    .select()
    .from(trail)
    .where(and(of(subject, id), gt(trail.id, version)))
    .orderBy(asc(trail.id))
}

/** The newest entries of an item. */
export async function historyOf(db: Db, subject: Subject, id: number, limit: number): Promise<TrailEntry[]> {
  return db.select().from(trail).where(of(subject, id)).orderBy(desc(trail.id)).limit(limit)
}

export async function entryOf(
  db: Db,
  subject: Subject,
  id: number,
  entry: number,
): Promise<TrailEntry | undefined> {
  const [found] = await db
    .select()
    .from(trail)
    .where(and(of(subject, id), eq(trail.id, entry)))
  return found
}

/** Removes title and values from an item's trail, where they were about a deleted person. What happened, and when, stays. */
export async function forgetItem(db: Db, subject: Subject, id: number): Promise<void> {
  await db.update(trail).set({ title: '', before: null, after: null }).where(of(subject, id))
}

/** The names of the fields in which two states of an item differ. */
export function changedFields(before: Values | null, after: Values | null): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names].filter((name) => !isSame(before?.[name], after?.[name]))
}

/** Compares JSON values, whose keys the database may have reordered. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [left, right] = [one as Values, other as Values]
  const keys = Object.keys(left)
  return keys.length === Object.keys(right).length && keys.every((key) => isSame(left[key], right[key]))
}
