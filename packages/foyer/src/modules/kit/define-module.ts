import type { HtmlShown } from '../../contract/html-shown.ts'
import type { Bilingual } from '../../contract/locale.ts'
import type { EventSummary } from '../../domains/events/contract.ts'
import type { ArticleSummary } from '../../domains/magazine/contract.ts'
import type { Image, Thumbnails } from '../../domains/media/contract.ts'
import type { VenueSummary } from '../../domains/venues/contract.ts'
import type {
  Field,
  FieldValue,
  HtmlField,
  ImageField,
  ReferenceField,
  ReferencesField,
} from '../../fields/kinds.ts'

/** The stored fields of one module, before or after a migration. */
type StoredFields = Record<string, unknown>

type FieldName<F extends ModuleFields> = keyof F & string

export interface ModuleDefinition<
  M extends string = string,
  F extends ModuleFields = ModuleFields,
  N extends Record<string, NeedKind> = Record<string, NeedKind>,
> {
  /** Its name in stored content, which is also the name of its folder. */
  model: M
  /** Increased when the stored shape changes. */
  version: number
  /** Converts content stored at version n (the key) to version n + 1. */
  migrations?: Record<number, (fields: StoredFields) => StoredFields>
  /** Texts for editors: the module and its purpose, every field, and help where a field is not obvious. */
  strings: Record<'name' | 'help' | FieldName<F>, Bilingual> & {
    [K in FieldName<F> as `${K}_help`]?: Bilingual
  }
  fields: F
  /** Data of other areas that it shows, under the names its view receives. */
  needs?: { [K in keyof N]: Need<N[K], ModuleFieldValues<F>> }
}

export function defineModule<
  const M extends string,
  F extends ModuleFields,
  N extends Record<string, NeedKind> = Record<never, never>,
>(definition: ModuleDefinition<M, F, N>) {
  return definition
}

/** The props of a view. */
export type ContentOf<D> =
  D extends ModuleDefinition<infer M, infer F, infer N>
    ? Omit<Module, 'model' | keyof F | keyof N> & {
        model: M
        id: string
        parent: string | null
        order: number
      } & ModuleFieldValues<F> &
        Resolved<F> & { [K in keyof N]: NeedKinds[N[K]]['gets'] }
    : never

/** Modules inside this one, of the models named. */
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
  // biome-ignore lint/suspicious/noExplicitAny: children of any model are fields too
  | ChildrenField<any>
  | ColumnsField
  | ModulesField
export type ModuleFields = Record<string, ModuleField>

/** The value of a module's field. */
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

/** 1 §3 Section: a column with its grid classes and the modules in it. */
export interface Column {
  index: number
  classes: string
  children: Module[]
}

/** A module in the answer of a call: its place in the tree, and its fields. */
export interface Module {
  id: string
  model: string
  /** The id of the module that contains it, or null at the top. */
  parent: string | null
  order: number
  [field: string]: unknown
}

/**
 * What a module shows besides its own fields. The module declares it as plain data; the page collects the needs of all
 * its modules and answers them in one batch (`pages/module-data.ts`), on the server and in the editor's preview.
 */
export interface NeedKinds {
  /** The newest articles, of some categories or of all. */
  articles: { asks: ArticlesAsked; gets: ArticleSummary[] }
  /** The one article at a position of that list. */
  article: { asks: Omit<ArticlesAsked, 'items'>; gets: ArticleSummary | null }
  /** The next events of a period. */
  events: { asks: EventsAsked; gets: EventSummary[] }
  /** A value computed from the fields alone. */
  value: { asks: string; gets: string }
}
export type NeedKind = keyof NeedKinds

interface ArticlesAsked {
  items: number
  /** How many of the newest are skipped. */
  skip: number
  /** Null means all categories. */
  categories: number[] | null
}

export interface EventsAsked {
  /** Null means from now on. */
  from: string | null
  to: string | null
  /** Only events that are part of this one. */
  festival: number | null
  tag: number | null
  days: '' | 'next_3_days' | 'weekend'
}

// biome-ignore lint/suspicious/noExplicitAny: a function of one module's fields must be callable with any module
export interface Need<K extends NeedKind = NeedKind, V = any> {
  kind: K
  asks(fields: V): NeedKinds[K]['asks']
}

/** The fields that an answer has besides the stored ones, by the kind of field they come from. */
export type Resolved<F extends ModuleFields> = {
  [K in Named<F, ImageField> as `${K}_obj`]: Image | null
} & { [K in Named<F, ImageField> as `${K}_thumbnails`]: Thumbnails | null } & {
  [K in Named<F, ReferenceField<'venue'>> as `${K}_obj`]: VenueSummary | null
} & { [K in Named<F, ReferenceField<'event'>> as `${K}_obj`]: EventSummary | null } & {
  [K in Named<F, HtmlField> as `${K}_obj`]: HtmlShown
} & { [K in Named<F, ReferenceField<`house/${string}`>> as `${K}_obj`]: OwnItemOf<F[K]> | null } & {
  [K in Named<F, ReferencesField<`house/${string}`>> as `${K}_objs`]: OwnItemOf<F[K]>[]
}
/** An item of the house's own, as `reference<typeof work>('house/work')` names it. */
type OwnItemOf<T> = T extends { item?: infer I } ? NonNullable<I> : never
type Named<F extends ModuleFields, Kind extends ModuleField> = {
  [K in keyof F & string]: F[K] extends Kind ? K : never
}[keyof F & string]
