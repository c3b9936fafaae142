import type { Operation } from '../module-tree/operations.ts'
import { idsWithin, listIn, type Tree } from '../module-tree/tree.ts'
import { anyDefinitionOf } from '../modules/catalog.ts'
import { roomAt } from '../pages/nested-modules.ts'
import { documentModules } from '../pages/tables.ts'
import { eq, sql } from '../platform/database/drizzle.ts'
import { refuse } from '../saving/refuse.ts'
import type { Saving } from '../saving/subject.ts'
import { strings } from './strings.ts'

/** The deepest nesting of modules, and the largest number of them. */
const DEEPEST = 8
const MOST_MODULES = 1000
/** A long page has some 30 kB. */
const MOST_BYTES = 1_000_000

/** Refuses an operation that exceeds the limits of the page or of the list. */
export function requireRoom(saving: Saving, tree: Tree, operation: Operation): void {
  if (operation.kind !== 'insert' && operation.kind !== 'move') return
  const { parent, place } = operation.at
  const model = parent === null ? undefined : tree.nodes.get(parent)?.model
  const definition = anyDefinitionOf(model)
  const max = (definition && roomAt(definition, place)?.max) ?? MOST_MODULES
  if (tree.nodes.size > MOST_MODULES) refuse(saving, 'non_field_errors', most(MOST_MODULES))
  if (listIn(tree, operation.at).length > max) refuse(saving, 'non_field_errors', most(max))
  const moved = operation.kind === 'move' ? operation.module : operation.module.id
  const depths = idsWithin(tree, moved).map((id) => depthOf(tree, id))
  if (Math.max(...depths) > DEEPEST) refuse(saving, 'parent', strings.tooDeep)
}

/**
 * Limits the bytes of a document as well as the number of its modules, because all modules are read, checked and rendered
 * together: a page of 13 MB blocked its process for seconds. A document that is larger already can still become smaller.
 */
export async function requireBytes(
  saving: Saving,
  documentId: number,
  operations: Operation[],
  inverse: Operation[],
): Promise<void> {
  if (JSON.stringify(operations).length <= JSON.stringify(inverse).length) return
  const { fields } = documentModules
  const [stored] = await saving.db
    .select({ bytes: sql<number>`coalesce(sum(octet_length(${fields}::text)), 0)::int` })
    .from(documentModules)
    .where(eq(documentModules.documentId, documentId))
  if ((stored?.bytes ?? 0) > MOST_BYTES) refuse(saving, 'non_field_errors', strings.tooLarge)
}

/** Refuses modules in columns that do not exist. Checked after all operations, because one may make room for another. */
export function requireColumns(saving: Saving, tree: Tree, operations: Operation[]): void {
  for (const operation of operations) {
    const around = operation.kind === 'update' ? operation.module : 'at' in operation && operation.at.parent
    const node = around ? tree.nodes.get(around) : undefined
    if (!node || !Array.isArray(node.fields.columns)) continue
    for (let index = node.fields.columns.length; index <= MOST_COLUMNS; index++) {
      const list = listIn(tree, { parent: node.id, place: `columns.${index}.children` })
      if (list.length === 0) continue
      if (operation.kind === 'update') refuse(saving, 'columns', strings.columnInUse)
      refuse(saving, 'place', strings.noPlace)
    }
  }
}

const MOST_COLUMNS = 9
const most = (max: number) => ({ de: strings.tooMany.de(max), en: strings.tooMany.en(max) })

function depthOf(tree: Tree, id: string): number {
  let depth = 0
  for (let around: string | null = id; around !== null; around = tree.nodes.get(around)?.parent ?? null)
    depth++
  return depth
}
