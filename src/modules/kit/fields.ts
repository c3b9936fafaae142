import type { EmbedProviderName } from '../../contract/embed-providers.ts'
import type { ContentOf, ModuleDefinition } from './define-module.ts'

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
  /** Several lines in the form. */
  multiline?: boolean
  /** What it must look like beyond its length: the name of a target on the page, or a key at a provider. */
  format?: 'anchor' | 'key'
}
export interface RichTextField extends Common {
  kind: 'richText'
  maxLength: number
}
/** Raw HTML: written by admins only (3-readings, Texts). */
export interface HtmlField extends Common {
  kind: 'html'
  maxLength: number
}
export interface NumberField extends Common {
  kind: 'number'
  min: number
  max: number
  /** What it is before anybody has said; null is nothing. */
  default: number | null
}
export interface BooleanField {
  kind: 'boolean'
  default: boolean
}
export interface ChoiceField<V extends string | number = string | number> extends Common {
  kind: 'choice'
  options: readonly V[]
  default: V
}
/** A path on this site, an address elsewhere, or `#anchor` (1 §5 Internal link). */
export interface LinkField extends Common {
  kind: 'link'
}
/** A picture of the library, by its id; answered with `…_obj` and `…_thumbnails`. */
export interface ImageField extends Common {
  kind: 'image'
}
/** A film or a recording of our own, by its address under `/media/files/`. */
export interface FileField extends Common {
  kind: 'file'
  accepts: 'video' | 'audio'
}
/** A film at YouTube or Vimeo, by its address (2 §5). */
export interface VideoField extends Common {
  kind: 'video'
}
/** A frame of one of some providers, pasted as code or address; kept as provider and address (2 §5). */
export interface EmbedField extends Common {
  kind: 'embed'
  providers: readonly EmbedProviderName[]
}
/** An item of another area, by its id. Venues and events are answered with `…_obj`. */
export interface ReferenceField<T extends ReferenceTarget = ReferenceTarget> extends Common {
  kind: 'reference'
  to: T
}
export interface ReferencesField extends Common {
  kind: 'references'
  to: ReferenceTarget
  max: number
}
export type ReferenceTarget = 'venue' | 'event' | 'eventTag' | 'articleCategory'
/** A moment, to the minute, on the clocks of Berlin. */
export interface DateTimeField extends Common {
  kind: 'dateTime'
}
/** A list of small records without a life of their own. */
export interface ItemsField<F extends Fields = Fields> extends Common {
  kind: 'items'
  fields: F
  max: number
}
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

export type Field =
  | StringField
  | RichTextField
  | HtmlField
  | NumberField
  | BooleanField
  | ChoiceField
  | LinkField
  | ImageField
  | FileField
  | VideoField
  | EmbedField
  | ReferenceField
  | ReferencesField
  | DateTimeField
  // biome-ignore lint/suspicious/noExplicitAny: items of any fields and children of any kind are fields all the same
  | ItemsField<any>
  // biome-ignore lint/suspicious/noExplicitAny: see above
  | ChildrenField<any>
  | ColumnsField
  | ModulesField
export type Fields = Record<string, Field>

const LINE = 300
const PROSE = 20_000
const CODE = 50_000
const MANY = 60

type Options<F> = Partial<Omit<F, 'kind'>>

export const string = (options: Options<StringField> = {}) =>
  ({ kind: 'string', maxLength: LINE, ...options }) satisfies StringField
/** The name under which links reach a module; it becomes an id in the page. */
export const anchor = () => string({ maxLength: 80, format: 'anchor' })
export const richText = (options: Options<RichTextField> = {}) =>
  ({ kind: 'richText', maxLength: PROSE, ...options }) satisfies RichTextField
export const html = (options: Options<HtmlField> = {}) =>
  ({ kind: 'html', maxLength: CODE, ...options }) satisfies HtmlField
export const number = (options: Options<NumberField> & Pick<NumberField, 'min' | 'max'>) =>
  ({ kind: 'number', default: null, ...options }) satisfies NumberField
export const boolean = (fallback = false) => ({ kind: 'boolean', default: fallback }) satisfies BooleanField
/** Required, it has to be said; otherwise it is the second argument until it is. */
export const choice = <const V extends string | number>(
  options: readonly V[],
  fallback: NoInfer<V>,
  { required = false } = {},
): ChoiceField<V> => ({ kind: 'choice', options, default: fallback, required })
export const link = (options: Options<LinkField> = {}) => ({ kind: 'link', ...options }) satisfies LinkField
export const image = (options: Options<ImageField> = {}) =>
  ({ kind: 'image', ...options }) satisfies ImageField
export const file = (accepts: FileField['accepts'], options: Options<Common> = {}) =>
  ({ kind: 'file', accepts, ...options }) satisfies FileField
export const video = (options: Options<VideoField> = {}) =>
  ({ kind: 'video', ...options }) satisfies VideoField
export const embed = (providers: readonly EmbedProviderName[], options: Options<Common> = {}) =>
  ({ kind: 'embed', providers, ...options }) satisfies EmbedField
export const reference = <const T extends ReferenceTarget>(
  to: T,
  options: Options<Common> = {},
): ReferenceField<T> => ({ kind: 'reference', to, ...options })
export const references = (to: ReferenceTarget, options: Options<ReferencesField> = {}) =>
  ({ kind: 'references', to, max: MANY, ...options }) satisfies ReferencesField
export const dateTime = (options: Options<DateTimeField> = {}) =>
  ({ kind: 'dateTime', ...options }) satisfies DateTimeField
export const items = <F extends Fields>(
  fields: F,
  options: Options<Omit<ItemsField, 'fields'>> = {},
): ItemsField<F> => ({ kind: 'items', fields, max: MANY, ...options })
export const children = <D extends ModuleDefinition>(...of: D[]): ChildrenField<D> => ({
  kind: 'children',
  of,
  max: MANY,
})
export const columns = () => ({ kind: 'columns' }) satisfies ColumnsField
export const modules = () => ({ kind: 'modules' }) satisfies ModulesField

/** What an embed is kept as: the frame is built by us, at the provider's own origin. */
export interface EmbedAddress {
  provider: EmbedProviderName
  address: string
}

/** What a field holds. */
export type FieldValue<F extends Field> =
  F extends ChoiceField<infer V>
    ? V
    : F extends ItemsField<infer I>
      ? FieldValues<I>[]
      : F extends ChildrenField<infer D>
        ? ContentOf<D>[]
        : F extends Field
          ? ValueOfKind[Exclude<F['kind'], 'choice' | 'items' | 'children'>]
          : never
export type FieldValues<F extends Fields> = { [K in keyof F]: FieldValue<F[K]> }

interface ValueOfKind {
  string: string
  richText: string
  html: string
  number: number | null
  boolean: boolean
  link: string
  image: number | null
  file: string
  video: string
  embed: EmbedAddress | null
  reference: number | null
  references: number[]
  dateTime: string | null
  columns: Column[]
  modules: Module[]
}

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
