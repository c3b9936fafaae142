import { afterAll, afterEach, expect, it } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { copyPreparedHouse, endAll, startFoyer as start, WITHOUT_SHOP } from './foyer-process.ts'
import { expectOneSentence } from './one-sentence.ts'

const { folder, remove } = temporaryFolder()
copyPreparedHouse(folder)
afterEach(endAll)
afterAll(remove)

const startFoyer = () => start(folder, { DEMO: 'off', ...WITHOUT_SHOP })
const statusOf = async (address: string) => (await fetch(`${address}/de`)).status

it('a data folder has one process at a time, and is free again however that one ends', async () => {
  const first = await startFoyer()
  await first.opened
  expect(await statusOf(first.address)).toBe(200)

  const second = await startFoyer()
  await expectOneSentence(second, /data folder .* is in use by another process/)
  expect(await statusOf(first.address), 'the first goes on').toBe(200)

  first.kill('SIGKILL')
  expect(await first.ended).toMatchObject({ signal: 'SIGKILL' })
  const third = await startFoyer()
  await third.opened
  expect(await statusOf(third.address)).toBe(200)

  third.kill('SIGTERM')
  expect(await third.ended).toEqual({ code: 0, signal: null })
  const fourth = await startFoyer()
  await fourth.opened
  expect(await statusOf(fourth.address)).toBe(200)
})
