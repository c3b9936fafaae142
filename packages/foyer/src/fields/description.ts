import type { Field } from './kinds.ts'

/** What a form needs to know of a field. It is the answer of a call, so that no form imports the code of what it edits. */
export interface FieldDescription {
  name: string
  label: string
  /** The explanation, where the label is not enough. */
  help?: string
  kind: Field['kind']
  required: boolean
  /** A bilingual text that is required in one language only. */
  in_one_language?: boolean
  read_only: boolean
  /** Limits and similar rules of the kind: `maxLength`, `min`, `max`, `text`, `format`, `accepts`, … */
  limits: Record<string, string | number>
  default?: string | number | boolean | null
  options?: { value: string | number; label: string }[]
  /** Area and model of the items it references, as in `people/person`. */
  of?: string
  fields?: FieldDescription[]
}

/** Describes one resource: its names, its form, its list. */
export interface ResourceDescription {
  area: string
  model: string
  one: string
  many: string
  /** The path of its calls. */
  path: string
  fields: FieldDescription[]
  columns: string[]
  filters: string[]
  /** The marks that items in its list can have. */
  marks: string[]
  order: string
  position: string | null
  parent: string | null
  is_singleton: boolean
  can_create: boolean
  can_delete: boolean
  can_reorder: boolean
  has_page: boolean
  /** The field with the end of an item. */
  ends: string | null
  /** The field with the beginning, for a calendar. */
  begins: string | null
  /** Files that become an item when they are uploaded to its path. */
  accepts: string | null
  /** The reference whose item provides values that are empty here: an event without a title is named like its production. */
  lent_by: string | null
  /** Whether two items can be in the same place at the same time, so that editors are warned. */
  can_clash: boolean
  /** Data about other people, which cannot be restored after deletion. */
  is_personal: boolean
}
