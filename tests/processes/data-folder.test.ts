import { afterAll, afterEach, expect, it } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { endAll, startFoyer } from './foyer-process.ts'
import { expectOneSentence } from './one-sentence.ts'

const { folder, remove } = temporaryFolder()
afterEach(endAll)
afterAll(remove)

const statusOf = async (address: string) => (await fetch(`${address}/de`)).status

it('a data folder has one process at a time, and is free again however that one ends', async () => {
  const first = await startFoyer(folder)
  await first.opened
  expect(first.output.stdout, 'the demo logins are shown').toContain('redaktion@foyer.example')
  expect(await statusOf(first.address)).toBe(200)

  const second = await startFoyer(folder)
  await expectOneSentence(second, /data folder .* is in use by another process/)
  expect(await statusOf(first.address), 'the first goes on').toBe(200)

  first.kill('SIGKILL')
  expect(await first.ended).toMatchObject({ signal: 'SIGKILL' })
  const third = await startFoyer(folder)
  await third.opened
  expect(await statusOf(third.address)).toBe(200)
  expect(third.output.stdout, 'nothing is set up twice').not.toContain('redaktion@foyer.example')

  third.kill('SIGTERM')
  expect(await third.ended).toEqual({ code: 0, signal: null })
  const fourth = await startFoyer(folder)
  await fourth.opened
  expect(await statusOf(fourth.address)).toBe(200)
})
