/**
 * The kinds of fields a module is made of, as plain data: the stored type, the validation on the server and the
 * editor's form all follow from it. No schema library and no React here, so that everyone may read it.
 */
interface Common {
  required?: boolean
}
export interface StringField extends Common {
  kind: 'string'
  maxLength: number
}
export interface RichTextField extends Common {
  kind: 'richText'
  maxLength: number
}
export interface BooleanField {
  kind: 'boolean'
  default: boolean
}
export interface ChoiceField<V extends string | number = string | number> {
  kind: 'choice'
  options: readonly V[]
  default: V
}
/** The columns of a section, each with the modules in it. */
export interface ColumnsField {
  kind: 'columns'
}
export type Field = StringField | RichTextField | BooleanField | ChoiceField | ColumnsField
export type Fields = Record<string, Field>

const LINE = 300
const PROSE = 20_000

export const string = (options: Partial<Omit<StringField, 'kind'>> = {}) =>
  ({ kind: 'string', maxLength: LINE, ...options }) satisfies StringField
export const richText = (options: Partial<Omit<RichTextField, 'kind'>> = {}) =>
  ({ kind: 'richText', maxLength: PROSE, ...options }) satisfies RichTextField
export const boolean = (fallback = false) => ({ kind: 'boolean', default: fallback }) satisfies BooleanField
export const choice = <const V extends string | number>(
  options: readonly V[],
  fallback: NoInfer<V>,
): ChoiceField<V> => ({
  kind: 'choice',
  options,
  default: fallback,
})
export const columns = () => ({ kind: 'columns' }) satisfies ColumnsField

/** What a field holds. */
export type FieldValue<F extends Field> =
  F extends ChoiceField<infer V>
    ? V
    : F extends BooleanField
      ? boolean
      : F extends ColumnsField
        ? Column[]
        : string

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
