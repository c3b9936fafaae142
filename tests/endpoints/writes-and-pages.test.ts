import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { events } from '../../packages/foyer/src/domains/events/tables.ts'
import { eq } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { changeRows } from '../support/rows.ts'
import { startTestApp } from '../support/test-app.ts'
import { untilHeard } from '../support/until-heard.ts'
import { writesOf } from '../support/writes.ts'
import { furnishTwice, pagesOf } from '../support/written-house.ts'

// Years after all events of the demo: what is listed here was added here.
const house = await startTestApp({ now: '2031-03-10T09:00:00Z' })
afterAll(() => house.close())
const { platform } = house.app
const editor = await house.login('editor')

const known = await furnishTwice(house)
const pages = Object.entries(pagesOf(known))
const writes = Object.entries(writesOf(house, known))

/** The page, and whether it was stored. */
async function ask(url: string) {
  const before = storedSoFar()
  const { statusCode, body } = await house.inject(url)
  return { statusCode, body, isStored: storedSoFar() > before }
}
const storedSoFar = () => platform.figures.storedPages.times

/** For each write: the pages it dropped that showed its word when made again, and those that did not. */
interface Dropped {
  showing: string[]
  others: string[]
}
const table = new Map<string, Dropped>()
const wordOf = (number: number) => `Wort${1000 + number}`

beforeAll(async () => {
  for (const [name, url] of pages) expect((await ask(url)).statusCode, name).toBe(200)
  await untilHeard(platform, platform)
  for (const [, url] of pages) await ask(url)
  for (const [number, [write, perform]] of writes.entries()) {
    await perform(wordOf(number))
    await untilHeard(platform, platform)
    const dropped: Dropped = { showing: [], others: [] }
    for (const [name, url] of pages) {
      const { isStored, body } = await ask(url)
      if (!isStored) dropped[body.includes(wordOf(number)) ? 'showing' : 'others'].push(name)
    }
    table.set(write, dropped)
  }
}, 600_000)

describe('a write drops the stored pages', () => {
  it('that show what was written: afterwards visitors see of every write what editors see', async () => {
    for (const [name, url] of pages) {
      const { body } = await house.inject({ ...editor, url })
      const shown = writes.filter((_, number) => body.includes(wordOf(number))).map(([write]) => write)
      const dropping = writes
        .map(([write]) => write)
        .filter((write) => table.get(write)?.showing.includes(name))
      expect(dropping, name).toEqual(expect.arrayContaining(shown))
    }
  })

  it('and no others but lists it may come into: docs/writes-and-pages.md is the table', async () => {
    const lines = [...table].map(
      ([write, { showing, others }]) =>
        `| ${write} | ${listed(showing)} | ${listed(others)} | ${pages.length - showing.length - others.length} |`,
    )
    const text = [
      '# Which stored pages a write drops',
      '',
      'Made by `tests/endpoints/writes-and-pages.test.ts` on both databases (`vitest run -u` writes it anew). Aster and Birke are',
      'two of everything that have nothing to do with each other. A page is dropped because it shows what was written, or because',
      `it lists such things and may come to show it; the others of ${pages.length} pages are kept.`,
      '',
      '| write | dropped, and shows it | dropped, and may come to show it | kept |',
      '|---|---|---|---|',
      ...lines,
      '',
    ].join('\n')
    await expect(text).toMatchFileSnapshot('../../docs/writes-and-pages.md')
  })

  it.each([
    [
      'event Aster: what only its page says',
      ['event Birke', 'production Birke', 'magazine', 'article Birke', 'plain page'],
    ],
    ['article Aster: subtitle', ['event Birke', 'programme', 'venue Aster', 'plain page']],
    ['person Aster: role', ['person Birke', 'event Birke', 'programme', 'magazine']],
    ['plain page: a module', ['home', 'programme', 'event Aster', 'page with a list of events']],
  ])('%s leaves alone what has nothing to do with it', (write, kept) => {
    const { showing, others } = table.get(write) as Dropped
    for (const name of kept) expect([...showing, ...others]).not.toContain(name)
  })
})

it('one that is hidden goes from every page, and comes back when it is shown', async () => {
  const onPages = async () => {
    await untilHeard(platform, platform)
    const found = []
    for (const [name, url] of pages.filter(([name]) => name !== 'search')) {
      const { statusCode, body } = await ask(url)
      if (statusCode === 200 && body.includes(`/birke/${known.birke.event}`)) found.push(name)
    }
    return found
  }
  const before = await onPages()
  expect(before).toEqual(
    expect.arrayContaining(['programme', 'event Birke', 'person Birke', 'page with event Birke']),
  )
  await changeRows(house, events, { isOnline: false }, eq(events.id, known.birke.event))
  expect(await onPages()).toEqual([])
  await changeRows(house, events, { isOnline: true }, eq(events.id, known.birke.event))
  expect(await onPages()).toEqual(before)
}, 120_000)

const listed = (names: string[]) => (names.length === pages.length ? 'every page' : names.join(', ') || '–')
