import type { Operation } from '../module-tree/operations.ts'
import { idsWithin, listIn, type ModuleNode, type Place, type Tree } from '../module-tree/tree.ts'
import { anyDefinitionOf } from '../modules/catalog.ts'
import type { Head } from '../pages/document-tree.ts'
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
    version: schemaOf(model),
    fields,
  }))
}

const schemaOf = (model: string) => anyDefinitionOf(model)?.version ?? 1

/** Gives the modules that an operation has inserted or moved their ranks. */
export function rankAnew(operation: Operation, after: Tree, ranks: Map<string, string>): void {
  if (operation.kind === 'move') {
    ranks.set(operation.module, rankOf(after, operation.module, operation.at, ranks))
  } else if (operation.kind === 'insert') {
    const { id } = operation.module
    ranks.set(id, rankOf(after, id, operation.at, ranks))
    for (const list of listsWithin(after, idsWithin(after, id))) spread(list, ranks)
  }
}

function rankOf(tree: Tree, id: string, at: Place, ranks: ReadonlyMap<string, string>): string {
  const list = listIn(tree, at)
  const index = list.indexOf(id)
  const rank = (neighbour: string | undefined) => (neighbour && ranks.get(neighbour)) || null
  return rankBetween(rank(list[index - 1]), rank(list[index + 1]))
}

function listsWithin(tree: Tree, [, ...inner]: string[]): Set<readonly string[]> {
  return new Set(inner.map((id) => listIn(tree, tree.nodes.get(id) as ModuleNode)))
}

function spread(list: readonly string[], ranks: Map<string, string>): void {
  for (const [index, rank] of ranksFor(list.length).entries()) ranks.set(list[index] as string, rank)
}

/** A document with a longer rank gets new ranks. */
const LONGEST_RANK = 200

/** Gives every module a short rank again. Ranks become long when modules are inserted between the same two again and again. */
export function shortenRanks(tree: Tree, ranks: Map<string, string>): void {
  if (![...tree.nodes.keys()].some((id) => (ranks.get(id)?.length ?? 0) > LONGEST_RANK)) return
  for (const list of tree.lists.values()) spread(list, ranks)
}

/**
 * Changes the rows of a document from one tree to another. Trees are replaced and never changed, so equal fields are the same
 * object, and their rows are not written. The number of statements does not depend on the number of operations: while a write
 * sends statements, the embedded database answers no other request.
 */
export async function storeDifference(db: Db, documentId: number, before: Head, after: Head): Promise<void> {
  const isOfDocument = eq(documentModules.documentId, documentId)
  const gone = [...before.tree.nodes.keys()].filter((id) => !after.tree.nodes.has(id))
  if (gone.length > 0) {
    await db.delete(documentModules).where(and(isOfDocument, inArray(documentModules.id, gone)))
  }
  const nodes = [...after.tree.nodes.values()]
  const added = nodes.filter(({ id }) => !before.tree.nodes.has(id))
  if (added.length > 0) await db.insert(documentModules).values(rowsOf(documentId, added, after.ranks))

  const differs = (isOther: (node: ModuleNode, old: ModuleNode) => boolean) =>
    nodes.filter((node) => {
      const old = before.tree.nodes.get(node.id)
      return old !== undefined && isOther(node, old)
    })
  await storeFields(
    db,
    documentId,
    differs((node, old) => node.fields !== old.fields),
  )
  const moved = differs(
    ({ id, parent, place }, old) =>
      parent !== old.parent || place !== old.place || after.ranks.get(id) !== before.ranks.get(id),
  )
  await storePlaces(db, documentId, moved, after.ranks)
}

async function storeFields(db: Db, documentId: number, nodes: ModuleNode[]): Promise<void> {
  if (nodes.length === 0) return
  const ids = nodes.map(({ id }) => id)
  const models = nodes.map(({ model }) => model)
  const schemas = nodes.map(({ model }) => schemaOf(model))
  const fields = nodes.map((node) => JSON.stringify(node.fields))
  await db.execute(sql`
    update ${documentModules} set model = changed.model, version = changed.version, fields = changed.fields::jsonb
    from unnest(
      ${sql.param(ids)}::text[], ${sql.param(models)}::text[], ${sql.param(schemas)}::int[], ${sql.param(fields)}::text[]
    ) as changed (id, model, version, fields)
    where ${documentModules.documentId} = ${documentId} and ${documentModules.id} = changed.id`)
}

async function storePlaces(
  db: Db,
  documentId: number,
  nodes: ModuleNode[],
  ranks: ReadonlyMap<string, string>,
): Promise<void> {
  if (nodes.length === 0) return
  const ids = nodes.map(({ id }) => id)
  const parents = nodes.map(({ parent }) => parent)
  const places = nodes.map(({ place }) => place)
  const newRanks = ids.map((id) => ranks.get(id))
  await db.execute(sql`
    update ${documentModules} set parent_id = changed.parent_id, place = changed.place, rank = changed.rank
    from unnest(
      ${sql.param(ids)}::text[], ${sql.param(parents)}::text[], ${sql.param(places)}::text[], ${sql.param(newRanks)}::text[]
    ) as changed (id, parent_id, place, rank)
    where ${documentModules.documentId} = ${documentId} and ${documentModules.id} = changed.id`)
}
