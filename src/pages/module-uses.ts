import { eq, sql } from 'drizzle-orm'
import type { Field, ReferenceTarget } from '../fields/kinds.ts'
import type { ModuleDefinition } from '../modules/kit/define-module.ts'
import type { ModuleField, ModuleFields } from '../modules/kit/nested-fields.ts'
import * as schemas from '../modules/schemas.ts'
import { alsoUsedIn, names } from '../saving/uses.ts'
import { documents, sections, versions } from './tables.ts'

/** The modules that visitors see name items as well, at any depth. */
alsoUsedIn(async (db, target, id, limit) => {
  const fields = namesOf(target)
  if (fields.length === 0) return []
  const condition = fields.map((name) => `@."${name}"[*] == $id`).join(' || ')
  const rows = await db
    .select({ pageId: documents.pageId, section: sections, words: versions.fields })
    .from(documents)
    .innerJoin(versions, eq(versions.id, documents.publishedVersionId))
    .leftJoin(sections, eq(sections.id, documents.sectionId))
    .where(
      sql`jsonb_path_exists(${versions.modules}, ${`$.** ? (${condition})`}::jsonpath, ${JSON.stringify({ id })}::jsonb)`,
    )
    .limit(limit)
  return rows.map(({ pageId, section, words }) => ({
    subject: pageId === null ? 'pages/section' : 'pages/page',
    id: pageId ?? section?.id ?? 0,
    title: pageId === null ? (section?.slug ?? '') : words.title,
    field: 'modules',
  }))
})

/** What the fields of modules are called that name items of a kind. */
function namesOf(target: ReferenceTarget): string[] {
  const found = new Set<string>()
  const walk = (fields: ModuleFields) => {
    for (const [name, field] of Object.entries<ModuleField>(fields)) {
      if (field.kind === 'children') for (const one of field.of as ModuleDefinition[]) walk(one.fields)
      else if (field.kind === 'items') walk(field.fields)
      else if (names(field as Field, target)) found.add(name)
    }
  }
  for (const definition of Object.values(schemas)) walk(definition.fields as ModuleFields)
  return [...found]
}
