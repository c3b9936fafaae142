import { definitionOf } from '../modules/catalog.ts'
import type { Column, Module, ModuleDefinition, ModuleField } from '../modules/kit/define-module.ts'

import { MOST_IN_A_LIST } from '../modules/kit/validation.ts'

/** Finds the definition of a model among those that are allowed in a place. */
export type Definitions = (model: unknown) => ModuleDefinition | undefined

type MapList = (list: unknown[], place: string, definitions: Definitions) => unknown[]

/** The fields of a module with all lists of nested modules replaced, whatever kind of field contains them. */
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

/** The fields of a module that contain nested modules, with their names. */
export function nestedFields({ fields }: ModuleDefinition): [name: string, field: ModuleField][] {
  return Object.entries(fields).filter(([, field]) => definitionsIn(field) !== null)
}

/** The modules that a list of a module may contain, and how many; null where it has no such list. */
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

/** The modules that a field may contain; null where it contains none. */
function definitionsIn(field: ModuleField): Definitions | null {
  if (field.kind === 'columns' || field.kind === 'modules') return definitionOf
  if (field.kind !== 'children') return null
  const of: readonly ModuleDefinition[] = field.of
  return (model) => of.find((definition) => definition.model === model)
}

/** Visits every module of a tree with its definition, parents before their nested modules. */
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
