import type { ValuesOf, Variables } from '../../house/choice.ts'
import type { Context } from '../../platform/context.ts'
import type { HouseContext } from './own-calls.ts'

/** The values of the variables that a plugin has declared with `definePlugin`. */
export function variablesOf<V extends Variables>(context: HouseContext, variables: V): ValuesOf<V> {
  const { ofPlugins } = (context as unknown as Context).config
  const names = Object.keys(variables)
  const stranger = names.find((name) => !Object.hasOwn(ofPlugins, name))
  if (stranger) throw new TypeError(`No plugin of the house declares the variable ${stranger}.`)
  return Object.fromEntries(names.map((name) => [name, ofPlugins[name]])) as ValuesOf<V>
}
