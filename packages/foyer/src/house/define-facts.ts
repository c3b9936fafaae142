import type { Bilingual } from '../contract/locale.ts'
import type {
  BooleanField,
  ChoiceField,
  DayField,
  NumberField,
  ReferenceField,
  ReferencesField,
  StringField,
} from '../fields/kinds.ts'

/** The items that a house can give facts of its own. */
export const EXTRA_ITEMS = ['event', 'production', 'person', 'venue', 'article'] as const
export type ExtraItem = (typeof EXTRA_ITEMS)[number]

/** The kinds of fields that such a fact may be. */
export type ExtraField =
  | StringField
  | NumberField
  | ChoiceField
  | BooleanField
  | DayField
  | ReferenceField
  | ReferencesField

/** What `facts/<item>.ts` of a house exports by default. */
export interface ExtraFacts {
  /** Raised when stored values no longer fit; `migrate` brings them along. */
  version: number
  fields: Record<string, ExtraField>
  /** The label of every field, and of every option of a choice as `stage=large`. */
  strings: Record<string, Bilingual>
  /** The fields that visitors are told: `extra` in the answer of a public call. All others stay in the back-office. */
  public?: string[]
  /** The fields of text whose words the search finds. */
  searched?: string[]
  /** Values of an earlier version, in the form of this one. */
  migrate?(values: Record<string, unknown>, from: number): Record<string, unknown>
}

/** Gives `facts/<item>.ts` its types. */
export function defineFacts(facts: ExtraFacts): ExtraFacts {
  return facts
}
