import type { Context } from '../platform/context.ts'
import { type SQL, sql } from '../platform/database/drizzle.ts'
import { hasRole } from '../platform/viewer.ts'
import { type Mark, marksFor, whereMarked } from './marks.ts'
import { allResources, type Resource } from './resource.ts'
import { subjectName } from './subject.ts'

export interface Attention {
  /** Area and model, as in `events/event`. */
  subject: string
  mark: Mark
  count: number
}

/**
 * Counts the marked items of every kind, with one statement per kind, and leaves out zeros. Unread items come first; past items
 * are not counted.
 */
export async function countAttention({ db, viewer, clock }: Context): Promise<Attention[]> {
  const now = clock.now()
  const found: Attention[] = []
  for (const resource of allResources()) {
    const marks = marksFor(resource).filter((mark) => mark !== 'past')
    if (resource.isSingleton || marks.length === 0 || !hasRole(viewer, resource.subject.access)) continue
    const counts = await countMarks(db, resource, marks, now)
    for (const [index, mark] of marks.entries()) {
      const count = counts[index] ?? 0
      if (count > 0) found.push({ subject: subjectName(resource.subject), mark, count })
    }
  }
  const isUnread = ({ mark }: Attention) => Number(mark === 'unread')
  return found.sort((a, b) => isUnread(b) - isUnread(a))
}

async function countMarks(
  db: Context['db'],
  resource: Resource,
  marks: Mark[],
  now: Date,
): Promise<number[]> {
  const { table } = resource.subject.store
  const columns = Object.fromEntries(
    marks.map((mark, index) => [`m${index}`, counted(whereMarked(resource, mark, now))]),
  )
  const isOver = resource.endsAt ? whereMarked(resource, 'past', now) : undefined
  const [row] = await db
    .select(columns)
    .from(table)
    .where(isOver && sql`(${isOver}) is not true`)
  return marks.map((_, index) => row?.[`m${index}`] ?? 0)
}

const counted = (where: SQL | undefined) => sql<number>`(count(*) filter (where ${where ?? sql`true`}))::int`
