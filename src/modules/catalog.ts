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
