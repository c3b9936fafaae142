import type { Field } from './kinds.ts'

/** What a form has to know of a field: the answer of a call, so that no form imports what it edits. */
export interface FieldDescription {
  name: string
  label: string
  /** What it is for, where its label does not say so. */
  help?: string
  kind: Field['kind']
  required: boolean
  /** A text in both languages that is required in one of them only. */
  in_one_language?: boolean
  read_only: boolean
  /** Limits and the like, as the kind has them: `maxLength`, `min`, `max`, `text`, `format`, `accepts`, … */
  limits: Record<string, string | number>
  default?: string | number | boolean | null
  options?: { value: string | number; label: string }[]
  /** Area and model of the items it names, as in `people/person`. */
  of?: string
  fields?: FieldDescription[]
}

/** One kind of thing that can be edited: its names, its form, its list. */
export interface ResourceDescription {
  area: string
  model: string
  one: string
  many: string
  /** Where its calls are. */
  path: string
  fields: FieldDescription[]
  columns: string[]
  filters: string[]
  /** What may need attention in a list of it. */
  marks: string[]
  order: string
  position: string | null
  parent: string | null
  is_singleton: boolean
  can_create: boolean
  can_delete: boolean
  can_reorder: boolean
  has_page: boolean
  /** The field that says when it is over. */
  ends: string | null
  /** The moment by which it stands in a calendar. */
  begins: string | null
  /** Files that become an item when they are sent to its path. */
  accepts: string | null
  /** The field whose item lends it what it leaves empty: an evening without a title is called like its production. */
  lent_by: string | null
  /** Whether two can be in the same place at the same time, and somebody is warned of it. */
  can_clash: boolean
  /** Others' data: nobody brings back what is deleted of it. */
  is_personal: boolean
}
