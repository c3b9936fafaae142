import { definitionOf } from '../modules/catalog.ts'
import type { Column, Module, ModuleDefinition, ModuleField } from '../modules/kit/define-module.ts'

import { MOST_IN_A_LIST } from '../modules/kit/validation.ts'

/** Finds the definition behind a model name, among those that may stand in a place. */
export type Definitions = (model: unknown) => ModuleDefinition | undefined

type MapList = (list: unknown[], place: string, definitions: Definitions) => unknown[]

/** The fields of a module with every list of modules in them replaced, whatever kind of field holds it. */
export function mapNested(
  { fields }: ModuleDefinition,
  values: Record<string, unknown>,
  map: MapList,
): Record<string, unknown> {
  const mapped = { ...values }
  for (const [name, field] of Object.entries(fields)) {
    const definitions = definitionsIn(field)
    if (!definitions) continue
    mapped[name] =
      field.kind === 'columns'
        ? (values[name] as Column[]).map(({ classes, children }, index) => ({
            index,
            classes,
            children: map(children, `${name}.${index}.children`, definitions),
          }))
        : map(values[name] as unknown[], name, definitions)
  }
  return mapped
}

/** The lists of a module that hold others, by the names of the fields they belong to. */
export function nestedFields({ fields }: ModuleDefinition): [name: string, field: ModuleField][] {
  return Object.entries(fields).filter(([, field]) => definitionsIn(field) !== null)
}

/** Which modules may stand in a list of a module, and how many; null where there is no such list. */
export function roomAt(
  parent: ModuleDefinition,
  place: string,
): { definitions: Definitions; max: number } | null {
  const [name, index, rest] = place.split('.') as [string, ...(string | undefined)[]]
  const field = Object.hasOwn(parent.fields, name) ? parent.fields[name] : undefined
  const definitions = field && definitionsIn(field)
  if (!definitions) return null
  const isColumn = /^\d$/.test(String(index)) && rest === 'children'
  if (field.kind === 'columns' ? !isColumn : place !== name) return null
  return { definitions, max: field.kind === 'children' ? field.max : MOST_IN_A_LIST }
}

/** Which modules may stand in a field; null where it holds none. */
function definitionsIn(field: ModuleField): Definitions | null {
  if (field.kind === 'columns' || field.kind === 'modules') return definitionOf
  if (field.kind !== 'children') return null
  const of: readonly ModuleDefinition[] = field.of
  return (model) => of.find((definition) => definition.model === model)
}

/** Every module of a tree with its definition, those around others first. */
export function eachModule(
  modules: Module[],
  visit: (module: Module, definition: ModuleDefinition) => void,
  known: Definitions = definitionOf,
): void {
  for (const module of modules) {
    const definition = known(module.model)
    if (!definition) continue
    visit(module, definition)
    mapNested(definition, module, (list, _, definitions) => {
      eachModule(list as Module[], visit, definitions)
      return list
    })
  }
}
