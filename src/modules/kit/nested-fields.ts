import type { Field, FieldValue } from '../../fields/kinds.ts'
import type { ContentOf, ModuleDefinition } from './define-module.ts'

/** The fields of a module that hold other modules; everything else a module is made of stands in `fields/kinds.ts`. */

/** Modules that stand in this one, of the kinds named. */
export interface ChildrenField<D extends ModuleDefinition = ModuleDefinition> {
  kind: 'children'
  of: readonly D[]
  max: number
}
/** The columns of a section, each with the modules in it. */
export interface ColumnsField {
  kind: 'columns'
}
/** Any modules of the catalog, in one column. */
export interface ModulesField {
  kind: 'modules'
}

export type ModuleField =
  | Field
  // biome-ignore lint/suspicious/noExplicitAny: children of any kind are fields all the same
  | ChildrenField<any>
  | ColumnsField
  | ModulesField
export type ModuleFields = Record<string, ModuleField>

const MANY = 60

export const children = <D extends ModuleDefinition>(...of: D[]): ChildrenField<D> => ({
  kind: 'children',
  of,
  max: MANY,
})
export const columns = () => ({ kind: 'columns' }) satisfies ColumnsField
export const modules = () => ({ kind: 'modules' }) satisfies ModulesField

/** What a field of a module holds. */
type ModuleFieldValue<F extends ModuleField> =
  F extends ChildrenField<infer D>
    ? ContentOf<D>[]
    : F extends ColumnsField
      ? Column[]
      : F extends ModulesField
        ? Module[]
        : F extends Field
          ? FieldValue<F>
          : never
export type ModuleFieldValues<F extends ModuleFields> = { [K in keyof F]: ModuleFieldValue<F[K]> }

/** 1 §3 Section: a column with the grid classes it takes and the modules in it. */
export interface Column {
  index: number
  classes: string
  children: Module[]
}

/** A module as calls answer it: its place in the tree, and its fields beside them. */
export interface Module {
  id: string
  model: string
  /** The id of the module it stands in, or null at the top. */
  parent: string | null
  order: number
  [field: string]: unknown
}
