import type { EmbedField, FieldValue } from '../fields/kinds.ts'
import type { Catalog } from '../modules/catalog.ts'
import type {
  ChildrenField,
  ColumnsField,
  ModuleDefinition,
  ModuleField,
  ModuleFields,
  ModulesField,
} from '../modules/kit/define-module.ts'

/** A module as content writes it: its model, and the fields that are not left at their defaults. */
export type ModuleInput = { [M in keyof Catalog]: InputOf<Catalog[M]> }[keyof Catalog]

/** The input of one model, such as `ModuleOf<'headline'>`. */
export type ModuleOf<M extends keyof Catalog> = InputOf<Catalog[M]>

/** A column of a section: the classes of its width, and what is in it. */
export interface Column {
  classes: string
  children: ModuleInput[]
}

/** A module of the house, with the fields that its own schema has: `ownModule(openCall, { title: '…' })`. */
export function ownModule<D extends ModuleDefinition>(
  definition: D,
  fields: Omit<InputOf<D>, 'model'>,
): ModuleInput {
  return { model: definition.model, ...fields } as unknown as ModuleInput
}

type InputOf<D> =
  D extends ModuleDefinition<infer M, infer F, infer _N> ? { model: M; id?: string } & GivenFields<F> : never
type GivenFields<F extends ModuleFields> = { [K in keyof F]?: Given<F[K]> }
type Given<F extends ModuleField> =
  F extends ChildrenField<infer D>
    ? InputOf<D>[]
    : F extends ColumnsField
      ? Column[]
      : F extends ModulesField
        ? ModuleInput[]
        : F extends EmbedField
          ? FieldValue<F> | string
          : F extends Exclude<ModuleField, ChildrenField | ColumnsField | ModulesField>
            ? FieldValue<F>
            : never
