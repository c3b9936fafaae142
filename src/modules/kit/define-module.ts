import type { Bilingual } from '../../contract/locale.ts'
import type { Field, Fields, FieldValue, Module } from './fields.ts'

/** The stored fields of one module, before or after a migration. */
type StoredFields = Record<string, unknown>

export interface ModuleDefinition<M extends string = string, F extends Fields = Fields> {
  /** Its name in stored content, and its folder. */
  model: M
  /** Raised when the stored shape changes. */
  version: number
  /** Takes content stored at version n (the key) to version n + 1. */
  migrations?: Record<number, (fields: StoredFields) => StoredFields>
  /** What editors read: the name of the module and of every field. */
  strings: Record<'name' | keyof F, Bilingual>
  fields: F
}

export function defineModule<const M extends string, F extends Fields>(definition: ModuleDefinition<M, F>) {
  return definition
}

/** What a view receives. */
export type ContentOf<D> =
  D extends ModuleDefinition<infer M, infer F>
    ? Omit<Module, 'model'> & { model: M } & { [K in keyof F]: F[K] extends Field ? FieldValue<F[K]> : never }
    : never
