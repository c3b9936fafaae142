import { afterAll, afterEach, expect, it } from 'vitest'
import { houseAt } from '../../scripts/root.mjs'
import { buildOf } from '../support/fixture-house.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { endAll, type FoyerProcess, startFoyer, WITHOUT_SHOP } from './foyer-process.ts'

const { folder, remove } = temporaryFolder()
afterEach(endAll)
afterAll(remove)

/** A house without pictures, which is filled in seconds. */
const house = houseAt('tannery')
buildOf(house)

/** Resolves as soon as the process says so. */
async function says(process: FoyerProcess, words: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const look = () => process.output.stdout.includes(words) && resolve()
  process.onOutput(look)
  look()
  await Promise.race([promise, process.ended])
}

it('a first start that is stopped while it fills the house ends in order, and the next one fills it from nothing', async () => {
  const environment = { ...WITHOUT_SHOP, FOYER_HOUSE: house, DEMO: 'on' }
  const first = await startFoyer(folder, environment)
  await says(first, 'filling the house: programme')
  first.kill('SIGTERM')
  expect(await first.ended).toEqual({ code: 0, signal: null })
  expect(first.output.stdout).toContain('stopped; the next start begins again')
  expect(first.output.stderr).toBe('')

  const second = await startFoyer(folder, environment)
  await second.opened
  for (const words of ['filling the house: programme', 'collective@tannery.example']) {
    expect(second.output.stdout, 'it begins again, logins included').toContain(words)
  }
  const page = await (await fetch(`${second.address}/en`)).text()
  expect(page).toContain('The Tannery')
  second.kill('SIGTERM')
  expect(await second.ended).toEqual({ code: 0, signal: null })
})
