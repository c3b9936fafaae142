import type { Field } from '../fields/kinds.ts'
import { catalog } from '../modules/catalog.ts'
import type { ModuleDefinition, ModuleField, ModuleFields } from '../modules/kit/define-module.ts'
import { type AnyPgColumn, and, eq, exists, or, sql } from '../platform/database/drizzle.ts'
import type { NamedKind } from '../saving/subject.ts'
import { alsoUsedIn, names } from '../saving/uses.ts'
import { documentModules, documents, sections, versions } from './tables.ts'

/**
 * Modules reference items, too, at any depth. Counts the modules that visitors see now, those of scheduled versions, and those of
 * drafts.
 */
alsoUsedIn(async (db, target, name, limit) => {
  const fields = namesOf(target)
  if (fields.length === 0) return []
  const condition = fields.map((field) => `@."${field}"[*] == $name`).join(' || ')
  const namedIn = (modules: AnyPgColumn) =>
    sql`jsonb_path_exists(${modules}, ${`$.** ? (${condition})`}::jsonpath, ${JSON.stringify({ name })}::jsonb)`
  const inVersion = db
    .select({ found: sql`1` })
    .from(versions)
    .where(
      and(
        sql`${versions.id} in (${documents.publishedVersionId}, ${documents.nextVersionId}, ${documents.headVersionId})`,
        namedIn(versions.modules),
      ),
    )
  const inHead = db
    .select({ found: sql`1` })
    .from(documentModules)
    .where(and(eq(documentModules.documentId, documents.id), namedIn(documentModules.fields)))
  const rows = await db
    .select({ pageId: documents.pageId, section: sections, words: versions.fields })
    .from(documents)
    .innerJoin(versions, eq(versions.id, documents.headVersionId))
    .leftJoin(sections, eq(sections.id, documents.sectionId))
    .where(or(exists(inVersion), exists(inHead)))
    .limit(limit)
  return rows.map(({ pageId, section, words }) => ({
    subject: pageId === null ? 'pages/section' : 'pages/page',
    id: pageId ?? section?.id ?? 0,
    title: pageId === null ? (section?.slug ?? '') : words.title,
    field: 'modules',
  }))
})

/** The names of all module fields that reference items of a kind. */
function namesOf(target: NamedKind): string[] {
  const found = new Set<string>()
  const walk = (fields: ModuleFields) => {
    for (const [name, field] of Object.entries<ModuleField>(fields)) {
      if (field.kind === 'children') for (const one of field.of as ModuleDefinition[]) walk(one.fields)
      else if (field.kind === 'items') walk(field.fields)
      else if (names(field as Field, target)) found.add(name)
    }
  }
  for (const definition of Object.values(catalog)) walk(definition.fields as ModuleFields)
  return [...found]
}
