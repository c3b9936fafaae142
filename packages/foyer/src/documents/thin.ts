import { modulesOfVersion } from '../pages/document-tree.ts'
import { linesOf } from '../pages/history-lines.ts'
import { versions } from '../pages/tables.ts'
import type { Platform } from '../platform/context.ts'
import type { Db } from '../platform/database/database.ts'
import { and, asc, desc, eq, getTableColumns, inArray, lt } from '../platform/database/drizzle.ts'
import { lockDocument } from './open-document.ts'

const DAY = 24 * 3_600_000
/** For so long, every single write is stored. */
const EVERY_WRITE_DAYS = 30
/** For so long, the last version of every entry of the history is stored. */
const EVERY_LINE_DAYS = 365

type Needs = Pick<Platform, 'db' | 'clock' | 'log'>

/**
 * Deletes old versions that are no longer needed. Older than 30 days, only the last version of each history entry stays, for a
 * year. Versions that were or will be published, or were restored from, stay for good. Versions that stay are made whole first.
 */
export async function thinVersions({ db, clock, log }: Needs): Promise<void> {
  const now = clock.now().getTime()
  const recent = new Date(now - EVERY_WRITE_DAYS * DAY)
  const old = new Date(now - EVERY_LINE_DAYS * DAY)
  const touched = await db
    .selectDistinct({ id: versions.documentId })
    .from(versions)
    .where(lt(versions.createdAt, recent))
    .orderBy(asc(versions.documentId))
  let removed = 0
  for (const { id } of touched) {
    removed += await db.transaction((tx) => thinDocument(tx, id, { recent, old }))
  }
  log.info({ documents: touched.length, removed }, 'old versions were thinned out')
}

async function thinDocument(db: Db, documentId: number, { recent, old }: { recent: Date; old: Date }) {
  const { document } = await lockDocument(db, documentId)
  const { modules, operations, inverse, fields, ...columns } = getTableColumns(versions)
  const all = await db
    .select(columns)
    .from(versions)
    .where(eq(versions.documentId, documentId))
    .orderBy(desc(versions.id))
  const lastOfLines = new Set(linesOf(all).map(({ last }) => last.id))
  const forGood = new Set([
    ...all.filter(({ publishedAt }) => publishedAt !== null).map(({ id }) => id),
    ...all.map(({ restoredFromId }) => restoredFromId),
    ...[document.headVersionId, document.publishedVersionId, document.nextVersionId],
  ])
  const isKept = ({ id, createdAt }: (typeof all)[number]) =>
    forGood.has(id) || createdAt >= recent || (createdAt >= old && lastOfLines.has(id))
  const kept = all.filter(isKept)
  const gone = all.filter((version) => !isKept(version)).map(({ id }) => id)
  if (gone.length === 0) return 0
  // Versions before the youngest deleted one can no longer be computed from later ones.
  const youngest = gone[0] as number
  for (const { id } of kept) if (id < youngest) await makeWhole(db, id)
  await db.delete(versions).where(and(eq(versions.documentId, documentId), inArray(versions.id, gone)))
  return gone.length
}

async function makeWhole(db: Db, id: number): Promise<void> {
  const [version] = await db.select().from(versions).where(eq(versions.id, id))
  if (!version || version.modules) return
  const modules = await modulesOfVersion(db, version)
  await db.update(versions).set({ modules }).where(eq(versions.id, id))
}
