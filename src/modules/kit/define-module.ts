import type { Bilingual } from '../../contract/locale.ts'
import type { Fields, FieldValues, Module } from './fields.ts'
import type { Need, NeedKind, NeedKinds, Resolved } from './needs.ts'

/** The stored fields of one module, before or after a migration. */
type StoredFields = Record<string, unknown>

type FieldName<F extends Fields> = keyof F & string

export interface ModuleDefinition<
  M extends string = string,
  F extends Fields = Fields,
  N extends Record<string, NeedKind> = Record<string, NeedKind>,
> {
  /** Its name in stored content, and its folder. */
  model: M
  /** Raised when the stored shape changes. */
  version: number
  /** Takes content stored at version n (the key) to version n + 1. */
  migrations?: Record<number, (fields: StoredFields) => StoredFields>
  /** What editors read: the module and what it is for, every field, and what is not obvious about it. */
  strings: Record<'name' | 'help' | FieldName<F>, Bilingual> & {
    [K in FieldName<F> as `${K}_help`]?: Bilingual
  }
  fields: F
  /** What it shows of other areas, under the names it is answered by. */
  needs?: { [K in keyof N]: Need<N[K], FieldValues<F>> }
}

export function defineModule<
  const M extends string,
  F extends Fields,
  N extends Record<string, NeedKind> = Record<never, never>,
>(definition: ModuleDefinition<M, F, N>) {
  return definition
}

/** What a view receives. */
export type ContentOf<D> =
  D extends ModuleDefinition<infer M, infer F, infer N>
    ? Omit<Module, 'model' | keyof F | keyof N> & {
        model: M
        id: string
        parent: string | null
        order: number
      } & FieldValues<F> &
        Resolved<F> & { [K in keyof N]: NeedKinds[N[K]]['gets'] }
    : never
