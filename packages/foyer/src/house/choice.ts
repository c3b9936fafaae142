import type { z } from 'zod'
import { SetupError } from './setup-error.ts'

/** A variable of the environment: what an installation sets, because it is secret or differs from machine to machine. */
export interface Variable<Check extends z.ZodType = z.ZodType> {
  /** Refuses a wrong value, with words that follow the name: "must be an e-mail address". Says the default, if there is one. */
  check: Check
  /** The value without it, as the table of the documents shows it. */
  without: string
  /** A value for `.env.example`: the default, or an example where there is none. */
  example: string
  /** What it does, in Markdown. */
  says: string
  /** A wrong value is not shown, not even in the refusal. */
  isSecret?: true
}

export type Variables = Record<string, Variable>
export type ValuesOf<V extends Variables> = { [Name in keyof V]: z.output<V[Name]['check']> }

/** What the settings of a choice may depend on, besides its own facts and variables. */
export interface Installation {
  isProduction: boolean
  dataDir: string
  /** Who made the choice, for the sentence of a refusal: `The shop in house.ts is "box-office"`. */
  chosenBy: string
}

/**
 * What a factory gives `house.ts`, such as `shop: boxOffice({ … })`. It knows its facts from the call, and it declares the variables that
 * it reads besides: the refusal at a start, `foyer check` and the table of the documents are made of that list.
 */
export interface Choice<Settings extends { kind: string } = { kind: string }> {
  kind: string
  variables: Variables
  /** What the site works with, from facts and variables together; a SetupError where they do not fit. */
  settings(values: Record<string, unknown>, installation: Installation): Settings
}

export function defineChoice<const Kind extends string, V extends Variables, Rest extends object>(choice: {
  kind: Kind
  variables: V
  settings(values: ValuesOf<V>, installation: Installation): Rest
}): Choice<{ kind: Kind } & Rest> {
  const { kind, variables } = choice
  return {
    kind,
    variables,
    settings: (values, installation) => ({
      kind,
      ...choice.settings(values as ValuesOf<V>, installation),
    }),
  }
}

/** The facts that a factory is called with, checked; the first mistake is refused with one sentence that names the factory. */
export function checkFacts<T>(factory: string, facts: z.ZodType<T>, given: unknown): T {
  const parsed = facts.safeParse(given)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  if (issue?.code === 'unrecognized_keys') {
    throw new SetupError(`house.ts: "${issue.keys[0]}" is nothing that ${factory}() can be told.`)
  }
  throw new SetupError(`house.ts: ${factory}(): ${issue?.path.join('.')} ${issue?.message}.`)
}
