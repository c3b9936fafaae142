import { houseModules } from '#house/modules'
import { SetupError } from '../house/setup-error.ts'
import type { ModuleDefinition } from './kit/define-module.ts'
import * as schemas from './schemas.ts'

type Schemas = typeof schemas

/**
 * Every module of ours that a page can contain, by its model. The views are in `views.ts`; the compiler checks that both have the
 * same models.
 */
export type Catalog = { [S in keyof Schemas as Schemas[S]['model']]: Schemas[S] }

const definitions: ModuleDefinition[] = [
  ...(Object.values(schemas) as unknown as ModuleDefinition[]),
  ...houseModules,
]

for (const [at, { model }] of definitions.entries()) {
  if (definitions.findIndex((one) => one.model === model) < at) {
    throw new SetupError(`modules/${model}: Foyer has a module of this name; choose another.`)
  }
}

/** Every module that a page can contain, those of the house included. The type names only ours. */
export const catalog = Object.fromEntries(
  definitions.map((definition) => [definition.model, definition]),
) as unknown as Catalog

/** The modules of the house. */
export const HOUSE_MODELS: readonly string[] = houseModules.map(({ model }) => model)

/** The definition of a stored model name, if it still exists. */
export function definitionOf(model: unknown): ModuleDefinition | undefined {
  return typeof model === 'string' && Object.hasOwn(catalog, model)
    ? catalog[model as keyof Catalog]
    : undefined
}

/** Every definition by its model, including those that only occur inside others. */
const everyDefinition = new Map<string, ModuleDefinition>()
const add = (definition: ModuleDefinition): void => {
  if (everyDefinition.has(definition.model)) return
  everyDefinition.set(definition.model, definition)
  for (const field of Object.values(definition.fields)) {
    if (field.kind === 'children') (field.of as readonly ModuleDefinition[]).forEach(add)
  }
}
for (const definition of definitions) add(definition)

/** The definition of any module, wherever it may occur. */
export function anyDefinitionOf(model: unknown): ModuleDefinition | undefined {
  return typeof model === 'string' ? everyDefinition.get(model) : undefined
}

/** The models of all definitions. */
export const MODELS: readonly string[] = [...everyDefinition.keys()].sort()
