import path from 'node:path'
import { afterAll, afterEach, expect, it } from 'vitest'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { endAll, startFoyer, WITHOUT_SHOP } from './foyer-process.ts'

const { folder, remove } = temporaryFolder()
afterEach(endAll)
afterAll(remove)

const LINK = /http:\/\/localhost:(\d+)(\/de\/user\/password\?token=[\w-]+)/

/** Starts an empty house, and returns the address of the link that it prints. */
async function start(environment: Record<string, string>) {
  const foyer = await startFoyer(path.join(folder, 'house'), {
    ...{ DEMO: 'off', ADMIN_PASSWORD: '', ...WITHOUT_SHOP, ...environment },
  })
  await foyer.opened
  await expect.poll(() => foyer.output.stdout).toMatch(LINK)
  const [, , at = ''] = LINK.exec(foyer.output.stdout) ?? []
  return { foyer, link: foyer.address + at }
}

const pageAt = async (address: string) => (await fetch(address)).text()

it('an empty house prints a link for the first admin, and another at the next start', async () => {
  const first = await start({ ADMIN_EMAIL: 'ada@house.example' })
  expect(first.foyer.output.stdout).toContain('ada@house.example is the first admin.')
  expect(first.foyer.output.stdout, 'no password was made up').not.toContain('passwords are shown')
  expect(await pageAt(first.link)).toContain('ada@house.example')
  first.foyer.kill('SIGTERM')
  await first.foyer.ended

  const second = await start({ ADMIN_EMAIL: '' })
  expect(second.link).not.toBe(first.link)
  expect(await pageAt(second.link), 'the account that the first start made').toContain('ada@house.example')
  const old = new URL(first.link)
  expect(await pageAt(second.foyer.address + old.pathname + old.search)).not.toContain('ada@house.example')
})
