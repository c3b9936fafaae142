import { Failure } from '../contract/errors.ts'
import { listIn, moduleIn, type Tree } from '../module-tree/tree.ts'
import { anyDefinitionOf } from '../modules/catalog.ts'
import { readOutline, treeOfVersion } from '../pages/document-tree.ts'
import { fold, treeOfStored } from '../pages/folding.ts'
import { readModules } from '../pages/stored-modules.ts'
import { documents, versions } from '../pages/tables.ts'
import type { Context } from '../platform/context.ts'
import type { Db } from '../platform/database/database.ts'
import { eq } from '../platform/database/drizzle.ts'

/** The tree of a document's head, without the fields of its modules, which many callers do not need. */
export async function readStanding({ db }: Pick<Context, 'db'>, documentId: number): Promise<Tree> {
  const { document, version } = await findHead(db, documentId)
  if (version.modules) return treeOfStored(version.modules, version.fields)
  return (await readOutline(db, document.id, version.fields)).tree
}

async function findHead(db: Db, documentId: number) {
  const [found] = await db
    .select({ document: documents, version: versions })
    .from(documents)
    .innerJoin(versions, eq(versions.id, documents.headVersionId))
    .where(eq(documents.id, documentId))
  if (!found) throw new Failure('not_found')
  return found
}

/** One module as calls answer it: with its place, and its fields at the top level. */
export async function readDocumentModule(context: Context, document: number, model: string, id: string) {
  // The rows and their version must be read at the same moment.
  const { tree, version } = await context.db.transaction(
    async (db) => {
      const head = await findHead(db, document)
      return { tree: await treeOfVersion(db, head.version), version: head.version.id }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
  const node = tree.nodes.get(id)
  if (node?.model !== model) throw new Failure('not_found')
  const { parent, place } = node
  // Read with all definitions, because it may be a module that is allowed only inside others.
  const [module] = readModules([fold(moduleIn(tree, id))], context.log, anyDefinitionOf)
  if (!module) throw new Failure('not_found')
  return { document, version, module: { ...module, parent, place, order: listIn(tree, node).indexOf(id) } }
}
