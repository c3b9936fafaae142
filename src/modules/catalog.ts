import type { ModuleDefinition } from './kit/define-module.ts'
import * as schemas from './schemas.ts'

type Schemas = typeof schemas

/** Every module a page can be made of, by its model. Its view stands in `views.ts`; the compiler holds the two together. */
export type Catalog = { [S in keyof Schemas as Schemas[S]['model']]: Schemas[S] }

export const catalog = Object.fromEntries(
  Object.values(schemas).map((definition) => [definition.model, definition]),
) as unknown as Catalog

/** The definition behind a stored model name, if we still know it. */
export function definitionOf(model: unknown): ModuleDefinition | undefined {
  return typeof model === 'string' && Object.hasOwn(catalog, model)
    ? catalog[model as keyof Catalog]
    : undefined
}

/** Every definition by its model, those that only stand in others included. */
const everyDefinition = new Map<string, ModuleDefinition>()
const add = (definition: ModuleDefinition): void => {
  if (everyDefinition.has(definition.model)) return
  everyDefinition.set(definition.model, definition)
  for (const field of Object.values(definition.fields)) {
    if (field.kind === 'children') (field.of as readonly ModuleDefinition[]).forEach(add)
  }
}
for (const definition of Object.values(schemas)) add(definition as unknown as ModuleDefinition)

/** The same for any module, wherever it may stand. */
export function anyDefinitionOf(model: unknown): ModuleDefinition | undefined {
  return typeof model === 'string' ? everyDefinition.get(model) : undefined
}

/** The models of all of them. */
export const MODELS: readonly string[] = [...everyDefinition.keys()].sort()
