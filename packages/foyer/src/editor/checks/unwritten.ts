import type { Bilingual } from '../../contract/locale.ts'
import { anyDefinitionOf } from '../../modules/catalog.ts'
import type { Module, ModuleField } from '../../modules/kit/define-module.ts'

/** The fields of a new module that still have their first text (`new-module.ts`). */
export function unwrittenIn(module: Module): string[] {
  const definition = anyDefinitionOf(module.model)
  if (!definition) return []
  const labels = definition.strings as Record<string, Bilingual | undefined>
  return unwritten(definition.fields, module, labels)
}

function unwritten(
  fields: Record<string, ModuleField>,
  values: Record<string, unknown>,
  labels: Record<string, Bilingual | undefined>,
): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name]
    if (field.kind === 'items' && Array.isArray(value))
      return value.flatMap((item) => unwritten(field.fields, item as Record<string, unknown>, labels))
    if (field.kind !== 'string' && field.kind !== 'richText') return []
    const begun = [labels[name]?.de, labels[name]?.en]
      .filter((label) => label !== undefined)
      .map((label) => (field.kind === 'richText' ? `<p>${label}</p>` : label))
    return begun.some((words) => words === value) ? [String(value).replace(/<[^<>]*>/g, '')] : []
  })
}
