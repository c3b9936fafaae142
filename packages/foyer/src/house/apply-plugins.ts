import { checkHouse } from './check-house.ts'
import type { House } from './define-house.ts'
import { namingPlugin } from './naming-plugin.ts'
import { SetupError } from './setup-error.ts'

/**
 * The house with the facts of its plugins. A later plugin wins over an earlier one, and what `house.ts` says itself wins over all. The
 * house is checked again after each plugin, so that a mistake is told with the name of the one that made it.
 */
export function applyPlugins(said: House): House {
  const { plugins = [] } = said
  const twice = plugins.find(({ name }, at) => plugins.findIndex((one) => one.name === name) < at)
  if (twice) throw new SetupError(`house.ts: plugins has "${twice.name}" twice.`)
  let house = said
  for (const { name, facts } of plugins) {
    if (facts) house = namingPlugin(name, () => checkHouse({ ...house, ...factsOf(facts, house), ...said }))
  }
  return house
}

function factsOf(facts: (house: House) => Partial<House>, house: House): Partial<House> {
  try {
    return facts(house)
  } catch (error) {
    throw new SetupError(`its facts() cannot be called: ${(error as Error).message.split('\n', 1)[0]}.`)
  }
}
