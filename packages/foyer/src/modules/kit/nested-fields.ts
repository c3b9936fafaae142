import type { ChildrenField, ColumnsField, ModuleDefinition, ModulesField } from './define-module.ts'

/** The fields of a module that contain other modules; all other kinds of fields are in `fields/kinds.ts`. */

const MANY = 60

export const children = <D extends ModuleDefinition>(...of: D[]): ChildrenField<D> => ({
  kind: 'children',
  of,
  max: MANY,
})
export const columns = () => ({ kind: 'columns' }) satisfies ColumnsField
export const modules = () => ({ kind: 'modules' }) satisfies ModulesField
