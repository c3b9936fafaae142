import { applyOperations } from '../module-tree/operations.ts'
import { listKey, type ModuleNode, type Tree } from '../module-tree/tree.ts'
import { anyDefinitionOf } from '../modules/catalog.ts'
import type { Db } from '../platform/database/database.ts'
import { and, asc, eq, gt, inArray, isNotNull, lte } from '../platform/database/drizzle.ts'
import { storedOfTree, treeOfStored } from './folding.ts'
import { migrated, type StoredModule } from './stored-modules.ts'
import { documentModules, versions } from './tables.ts'

type Row = Omit<typeof documentModules.$inferSelect, 'documentId' | 'fields'> & {
  fields?: Record<string, unknown>
}

/** A tree, and the ranks of its modules in the table. */
export interface Head {
  tree: Tree
  ranks: Map<string, string>
}

/** The tree of a head without the fields of its modules, which is enough to know their places. */
export async function readOutline(db: Db, documentId: number, words: Record<string, unknown>): Promise<Head> {
  const { id, parentId, place, rank, model, version } = documentModules
  const rows = await db
    .select({ id, parentId, place, rank, model, version })
    .from(documentModules)
    .where(eq(documentModules.documentId, documentId))
  return headOf(rows, words)
}

/** The fields of some modules of a head. */
export async function readFields(
  db: Db,
  documentId: number,
  ids: string[],
): Promise<Map<string, Record<string, unknown>>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(documentModules)
    .where(and(eq(documentModules.documentId, documentId), inArray(documentModules.id, ids)))
  return new Map(rows.map((row) => [row.id, fieldsOf(row)]))
}

export async function readHead(db: Db, documentId: number, words: Record<string, unknown>): Promise<Head> {
  const rows = await db.select().from(documentModules).where(eq(documentModules.documentId, documentId))
  return headOf(rows, words)
}

function headOf(rows: Row[], fields: Record<string, unknown>): Head {
  const nodes = new Map<string, ModuleNode>()
  const lists = new Map<string, string[]>()
  const ranks = new Map<string, string>()
  rows.sort((one, other) => (one.rank < other.rank ? -1 : 1))
  for (const row of rows) {
    const node = {
      id: row.id,
      model: row.model,
      fields: fieldsOf(row),
      parent: row.parentId,
      place: row.place,
    }
    nodes.set(row.id, node)
    ranks.set(row.id, row.rank)
    const key = listKey(node)
    const list = lists.get(key)
    if (list) list.push(row.id)
    else lists.set(key, [row.id])
  }
  return { tree: { fields, nodes, lists }, ranks }
}

/** The fields as the current schema has them; a row may be older. */
function fieldsOf({ fields = {}, ...row }: Row): Record<string, unknown> {
  const definition = anyDefinitionOf(row.model)
  if (!definition || row.version >= definition.version) return fields
  return migrated(definition, { ...row, fields })
}

type Version = Pick<typeof versions.$inferSelect, 'id' | 'documentId' | 'fields' | 'modules'>

/** The modules of any version, stored as a whole or not. */
export async function modulesOfVersion(db: Db, version: Version): Promise<StoredModule[]> {
  return version.modules ?? storedOfTree(await treeOfVersion(db, version))
}

/** A version as a tree: starts from the next version that is whole, or from the head, and undoes all later operations. */
export async function treeOfVersion(db: Db, version: Version): Promise<Tree> {
  if (version.modules) return treeOfStored(version.modules, version.fields)
  const { documentId } = version
  const [whole] = await db
    .select()
    .from(versions)
    .where(and(eq(versions.documentId, documentId), gt(versions.id, version.id), isNotNull(versions.modules)))
    .orderBy(asc(versions.id))
    .limit(1)
  const later = await db
    .select({ id: versions.id, inverse: versions.inverse, fields: versions.fields })
    .from(versions)
    .where(
      and(
        eq(versions.documentId, documentId),
        gt(versions.id, version.id),
        whole && lte(versions.id, whole.id),
      ),
    )
    .orderBy(asc(versions.id))
  const words = later.at(-1)?.fields ?? version.fields
  const newest = whole?.modules
    ? treeOfStored(whole.modules, words)
    : (await readHead(db, documentId, words)).tree
  const inverses = later.toReversed().flatMap(({ inverse }) => inverse ?? [])
  return applyOperations(newest, inverses).tree
}
