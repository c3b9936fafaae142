import { anyDefinitionOf } from '../modules/catalog.ts'
import type { ModuleInput } from '../pages/stored-modules.ts'

/** Leaves out the modules that need a picture and have none, wherever they are nested. */
export function withoutGaps(modules: ModuleInput[]): ModuleInput[] {
  return withoutIn(modules) as ModuleInput[]
}

function withoutIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => !lacksPicture(one)).map(withoutIn)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutIn(inner)]))
}

function lacksPicture(value: unknown): boolean {
  const module = value as Partial<ModuleInput> | null
  const fields = Object.entries(anyDefinitionOf(module?.model)?.fields ?? {})
  return fields.some(([name, field]) => field.kind === 'image' && field.required && !module?.[name])
}
