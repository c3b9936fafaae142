import { anyDefinitionOf } from '../modules/catalog.ts'
import { htmlFields } from '../pages/stored-modules.ts'
import { versions } from '../pages/tables.ts'
import { and, desc, eq, sql } from '../platform/database/drizzle.ts'
import type { Saving } from '../saving/subject.ts'
import type { OpenDocument } from './open-document.ts'
import type { DocumentModule } from './tree/tree.ts'

/**
 * The raw HTML that somebody who may not write any may bring back: what an admin wrote here and they themselves removed.
 * What somebody else took out stays out (3-readings, Texts).
 */
export async function knownHtml(
  { db, viewer }: Saving,
  { document }: OpenDocument,
  module: DocumentModule,
): Promise<Set<string>> {
  if (viewer.role === 'admin' || viewer.userId === null || htmlIn([module]).size === 0) return new Set()
  const removal = JSON.stringify([{ kind: 'insert', module: { id: module.id } }])
  const [removed] = await db
    .select({ inverse: versions.inverse, authorId: versions.authorId })
    .from(versions)
    .where(and(eq(versions.documentId, document.id), sql`${versions.inverse} @> ${removal}::jsonb`))
    .orderBy(desc(versions.id))
    .limit(1)
  if (removed?.authorId !== viewer.userId) return new Set()
  const inserts = (removed.inverse ?? []).flatMap((operation) =>
    operation.kind === 'insert' && operation.module.id === module.id ? [operation.module] : [],
  )
  return htmlIn(inserts)
}

/** The raw HTML in modules, at any depth. */
export function htmlIn(modules: DocumentModule[]): Set<string> {
  const found = new Set<string>()
  for (const { model, fields, lists } of modules) {
    const definition = anyDefinitionOf(model)
    for (const name of definition ? htmlFields(definition) : []) {
      if (typeof fields[name] === 'string' && fields[name] !== '') found.add(fields[name])
    }
    for (const code of htmlIn(Object.values(lists).flat())) found.add(code)
  }
  return found
}
