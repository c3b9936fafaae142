import type { Variable, Variables } from './choice.ts'
import type { Plugin } from './define-house.ts'
import { SetupError } from './setup-error.ts'

const NAME = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/

/** Refuses variables of plugins that are not described whole, or that somebody else has: `taken` says whose a name is. */
export function checkVariables(plugins: Plugin[], taken: Map<string, string>): void {
  const owners = new Map(taken)
  for (const { name: plugin, variables = {} } of plugins) {
    for (const [name, variable] of Object.entries(variables)) {
      const refuse = (why: string): never => {
        throw new SetupError(`Plugin "${plugin}": the variable "${name}" ${why}.`)
      }
      if (!NAME.test(name)) refuse('must have a name in capitals, such as PRESS_MAIL')
      if (!isVariable(variable)) refuse('must have a check of zod, and the texts without, example and says')
      const other = owners.get(name)
      if (other) refuse(`belongs to ${other} already`)
      owners.set(name, `plugin "${plugin}"`)
    }
  }
}

function isVariable(value: Partial<Variable> | null): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { check, without, example, says } = value
  const areTexts = [without, example, says].every((text) => typeof text === 'string')
  return areTexts && typeof check?.safeParse === 'function'
}

/** Gives the variables of a plugin their types. */
export function defineVariables<V extends Variables>(variables: V): V {
  return variables
}
