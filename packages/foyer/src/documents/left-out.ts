import { randomUUID } from 'node:crypto'
import { Failure } from '../contract/errors.ts'
import { documentModules, documents, versions } from '../pages/tables.ts'
import type { Context } from '../platform/context.ts'
import { and, eq, sql } from '../platform/database/drizzle.ts'
import { refuse } from '../saving/refuse.ts'
import type { ModuleControl, WholeControl } from './module-bodies.ts'
import { readStanding } from './read-module.ts'
import { strings } from './strings.ts'

/** How the document is found where the call does not name it. */
export interface Clue {
  /** A module in the document. */
  module?: string | null
  /** The page of the document. */
  page?: number | null
}

/**
 * Adds what a call of a module leaves out (3-readings, Decided after it was used, attacked and read, Module calls): the document
 * is the one of this language that contains the module, and the write is made on the newest version, with an id of its own.
 */
export async function withWhatIsLeftOut<B extends ModuleControl>(
  context: Context,
  body: B,
  clue: Clue,
): Promise<B & WholeControl> {
  const document = body.document ?? (await findDocument(context, clue))
  return {
    ...body,
    document,
    base_version: body.base_version ?? (await newestVersion(context, document)),
    operation_id: body.operation_id ?? randomUUID(),
  }
}

export async function findDocument(context: Context, { module, page }: Clue): Promise<number> {
  if (module) return documentOfModule(context, module)
  if (page) return documentOfPage(context, page)
  return refuse(context, 'parent', strings.noDocument)
}

async function documentOfPage({ db, locale }: Context, page: number): Promise<number> {
  const [found] = await db
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.pageId, page), eq(documents.locale, locale)))
  if (!found) throw new Failure('not_found')
  return found.id
}

/** A page that was copied into the other language has modules with the same ids, so only documents of this language count. */
async function documentOfModule(context: Context, module: string): Promise<number> {
  const { db, locale } = context
  const inRows = await db
    .select({ id: documents.id })
    .from(documents)
    .innerJoin(documentModules, eq(documentModules.documentId, documents.id))
    .where(and(eq(documents.locale, locale), eq(documents.isUnfolded, true), eq(documentModules.id, module)))
  const whole = await db
    .select({ id: documents.id })
    .from(documents)
    .innerJoin(versions, eq(versions.id, documents.headVersionId))
    .where(and(eq(documents.locale, locale), eq(documents.isUnfolded, false), hasId(module)))
  const found: number[] = []
  // A field of a module may contain the same word, so the ids are checked.
  for (const { id } of [...inRows, ...whole])
    if ((await readStanding(context, id)).nodes.has(module)) found.push(id)
  const [first, ...more] = found
  if (first === undefined) throw new Failure('not_found')
  return more.length === 0 ? first : refuse(context, 'document', strings.severalDocuments)
}

/** The condition that a version whose modules are stored as a whole contains such an id, at any depth. */
const hasId = (module: string) =>
  sql`jsonb_path_exists(${versions.modules}, '$.**.id ? (@ == $id)', jsonb_build_object('id', ${module}::text))`

async function newestVersion({ db }: Context, document: number): Promise<number> {
  const [found] = await db
    .select({ head: documents.headVersionId })
    .from(documents)
    .where(eq(documents.id, document))
  if (!found?.head) throw new Failure('not_found')
  return found.head
}
