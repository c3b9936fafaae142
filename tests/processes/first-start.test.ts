import path from 'node:path'
import { afterAll, afterEach, expect, it } from 'vitest'
import { facts } from '../../packages/foyer/src/house/facts.ts'
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

/** What a visitor reads, without addresses and names of classes. */
const wordsOf = (html: string) =>
  html.replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, ' ').replaceAll(/<[^>]*>/g, ' ')

const EMPTY: [address: string, says: string][] = [
  ['/de', 'Diese Website entsteht gerade.'],
  ['/de', 'Leider gibt es keine kommenden Veranstaltungen.'],
  ['/de/programm', 'Leider gibt es keine kommenden Veranstaltungen.'],
  ['/de/impressum', 'Dieser Text wird noch geschrieben.'],
  ['/de/datenschutz', 'Dieser Text wird noch geschrieben.'],
  ['/en', 'This website is being made.'],
  ['/en/events', 'Unfortunately, there are no upcoming events.'],
  ['/en/imprint', 'This text is still being written.'],
  ['/en/privacy', 'This text is still being written.'],
]
const GERMAN = /[äöüß]|\b(und|der|die|Programm|Karten|Startseite)\b/

/** Every page that a visitor can reach says that there is nothing yet, in its language and under the name of the house. */
async function expectHonest(address: string): Promise<void> {
  for (const [at, says] of EMPTY) {
    const html = await pageAt(address + at)
    const words = wordsOf(html)
    expect(words, at).toContain(says)
    expect(words, at).toContain(facts.name)
    expect(html, 'no list without an entry').not.toMatch(/<ul[^>]*><\/ul>/)
    if (at.startsWith('/en')) expect(words.replaceAll('Deutsch', ''), at).not.toMatch(GERMAN)
  }
}

it('an empty house prints a link for the first admin, and another at the next start', async () => {
  const first = await start({ ADMIN_EMAIL: 'ada@house.example' })
  expect(first.foyer.output.stdout).toContain('ada@house.example is the first admin.')
  expect(first.foyer.output.stdout, 'no password was made up').not.toContain('passwords are shown')
  expect(await pageAt(first.link)).toContain('ada@house.example')
  await expectHonest(first.foyer.address)
  first.foyer.kill('SIGTERM')
  await first.foyer.ended

  const second = await start({ ADMIN_EMAIL: '' })
  expect(second.link).not.toBe(first.link)
  expect(await pageAt(second.link), 'the account that the first start made').toContain('ada@house.example')
  const old = new URL(first.link)
  expect(await pageAt(second.foyer.address + old.pathname + old.search)).not.toContain('ada@house.example')
})
