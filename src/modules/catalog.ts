import { headline } from './headline/schema.ts'
import type { ModuleDefinition } from './kit/define-module.ts'
import { section } from './section/schema.ts'
import { text } from './text/schema.ts'

/** Every module a page can be made of. Its view stands in `views.ts`; the compiler holds the two together. */
export const catalog = { headline, section, text } as const satisfies Record<string, ModuleDefinition>

export type Catalog = typeof catalog

/** The definition behind a stored model name, if we still know it. */
export function definitionOf(model: unknown): ModuleDefinition | undefined {
  return typeof model === 'string' && Object.hasOwn(catalog, model)
    ? catalog[model as keyof Catalog]
    : undefined
}
