import type { Operation } from '../module-tree/operations.ts'
import { idsWithin, listIn, type ModuleNode, type Place, type Tree } from '../module-tree/tree.ts'
import { anyDefinitionOf } from '../modules/catalog.ts'
import { documentModules } from '../pages/tables.ts'
import type { Db } from '../platform/database/database.ts'
import { and, eq, inArray, sql } from '../platform/database/drizzle.ts'
import { rankBetween, ranksFor } from './ranks.ts'

type Row = typeof documentModules.$inferInsert

export function rowsOf(documentId: number, nodes: ModuleNode[], ranks: ReadonlyMap<string, string>): Row[] {
  return nodes.map(({ id, model, fields, parent, place }) => ({
    documentId,
    id,
    parentId: parent,
    place,
    rank: ranks.get(id) as string,
    model,
    version: anyDefinitionOf(model)?.version ?? 1,
    fields,
  }))
}

/** Does to the rows what an operation has done to a tree, and to no row but those it is about. */
export async function storeOperation(
  db: Db,
  documentId: number,
  operation: Operation,
  { before, after, ranks }: { before: Tree; after: Tree; ranks: Map<string, string> },
): Promise<void> {
  const isOne = (id: string) => and(eq(documentModules.documentId, documentId), eq(documentModules.id, id))
  if (operation.kind === 'update') {
    // The words of the document itself lie with its versions.
    if (operation.module === null) return
    const node = after.nodes.get(operation.module) as ModuleNode
    await db
      .update(documentModules)
      .set({ fields: node.fields, version: anyDefinitionOf(node.model)?.version ?? 1 })
      .where(isOne(operation.module))
    return
  }
  if (operation.kind === 'remove') {
    const gone = idsWithin(before, operation.module)
    await db
      .delete(documentModules)
      .where(and(eq(documentModules.documentId, documentId), inArray(documentModules.id, gone)))
    for (const id of gone) ranks.delete(id)
    return
  }
  const { parent, place } = operation.at
  if (operation.kind === 'move') {
    const rank = rankOf(after, operation.module, operation.at, ranks)
    ranks.set(operation.module, rank)
    await db.update(documentModules).set({ parentId: parent, place, rank }).where(isOne(operation.module))
    return
  }
  const { id } = operation.module
  ranks.set(id, rankOf(after, id, operation.at, ranks))
  const added = idsWithin(after, id).map((each) => after.nodes.get(each) as ModuleNode)
  for (const list of listsWithin(after, added)) {
    for (const [index, rank] of ranksFor(list.length).entries()) ranks.set(list[index] as string, rank)
  }
  await db.insert(documentModules).values(rowsOf(documentId, added, ranks))
}

function rankOf(tree: Tree, id: string, at: Place, ranks: ReadonlyMap<string, string>): string {
  const list = listIn(tree, at)
  const index = list.indexOf(id)
  const rank = (neighbour: string | undefined) => (neighbour && ranks.get(neighbour)) || null
  return rankBetween(rank(list[index - 1]), rank(list[index + 1]))
}

function listsWithin(tree: Tree, [, ...inner]: ModuleNode[]): Set<readonly string[]> {
  return new Set(inner.map((node) => listIn(tree, node)))
}

/** How long a rank may become before its document is given new ones. */
const LONGEST_RANK = 200

/** Gives every module a short rank again, where putting things between the same two has made one long. */
export async function shortenRanks(
  db: Db,
  documentId: number,
  tree: Tree,
  ranks: ReadonlyMap<string, string>,
): Promise<void> {
  if (![...ranks.values()].some((rank) => rank.length > LONGEST_RANK)) return
  for (const list of tree.lists.values()) {
    for (const [index, rank] of ranksFor(list.length).entries()) {
      await db.execute(
        sql`update ${documentModules} set rank = ${rank} where document_id = ${documentId} and id = ${list[index]}`,
      )
    }
  }
}
