import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts'
import { moduleFilesIn, screenFilesIn, slotFilesIn, wordFilesIn } from './read-folder.ts'

const { folder, remove } = temporaryFolder()
afterAll(remove)

let houses = 0
/** The folder of a house with these files. */
function houseOf(...files: string[]): string {
  const house = path.join(folder, String(++houses))
  for (const file of files) {
    mkdirSync(path.dirname(path.join(house, file)), { recursive: true })
    writeFileSync(path.join(house, file), '')
  }
  return house
}

it('lists the parts of a house, and nothing where it has none', () => {
  const house = houseOf(
    ...[
      'modules/open-call/schema.ts',
      'modules/open-call/view.tsx',
      'modules/audit/schema.ts',
      'modules/audit/view.tsx',
    ],
    ...['screens/works.route.ts', 'screens/works.tsx', 'screens/open-studio.route.ts'],
    ...['slots/footer.tsx', 'slots/footer.module.css', 'strings/en.ts'],
  )
  expect(moduleFilesIn([{ folder: house }]).map(({ model }) => model)).toEqual(['audit', 'open-call'])
  expect(screenFilesIn([{ folder: house }]).map(({ screen }) => screen)).toEqual(['open-studio', 'works'])
  expect(slotFilesIn([{ folder: house }]).map(({ slot }) => slot)).toEqual(['footer'])
  expect(wordFilesIn([{ folder: house }]).map(({ language }) => language)).toEqual(['en'])
  const empty = [{ folder: houseOf('house.ts') }]
  expect([moduleFilesIn(empty), slotFilesIn(empty), wordFilesIn(empty)]).toEqual([[], [], []])
})

it('reads the folders of plugins as well: of two parts with one name the later one counts, and all words', () => {
  const files = ['modules/pledge/schema.ts', 'modules/pledge/view.tsx', 'slots/footer.tsx', 'strings/en.ts']
  const [first, second, house] = [houseOf(...files), houseOf(...files), houseOf('slots/footer.tsx')]
  const folders = [{ folder: first, plugin: 'one' }, { folder: second, plugin: 'two' }, { folder: house }]
  expect(moduleFilesIn(folders).map(({ schema }) => schema)).toEqual([
    path.join(second, 'modules/pledge/schema.ts'),
  ])
  expect(slotFilesIn(folders).map(({ file }) => file)).toEqual([path.join(house, 'slots/footer.tsx')])
  expect(wordFilesIn(folders).map(({ plugin }) => plugin)).toEqual(['one', 'two'])
})

it('reads the JavaScript that an installed plugin has, and no script beside a slot', () => {
  const files = ['modules/pledge/schema.js', 'modules/pledge/view.js', 'slots/footer.js', 'slots/line.js']
  const folders = [{ folder: houseOf(...files), plugin: 'one' }]
  expect(moduleFilesIn(folders)).toHaveLength(1)
  expect(slotFilesIn(folders).map(({ slot }) => slot)).toEqual(['footer'])
})

it('names the plugin in which the mistake is', () => {
  const folders = [{ folder: houseOf('modules/audit/schema.ts'), plugin: 'books' }]
  expect(() => moduleFilesIn(folders)).toThrow(/^Plugin "books": modules\/audit has no view\.tsx\.$/)
})

describe('a house that lies is refused with one sentence', () => {
  it.each([
    ['a module without a view', ['modules/audit/schema.ts'], /^modules\/audit has no view\.tsx\.$/],
    ['a module with a strange name', ['modules/Open Call/schema.ts'], /small letters/],
    [
      'a screen with a strange name',
      ['screens/Open Studio.route.ts'],
      /^screens\/Open Studio\.route\.ts: .*small letters/,
    ],
    [
      'a screen with JSX in its description',
      ['screens/works.route.tsx'],
      /^screens\/works\.route\.tsx: .*small letters/,
    ],
    [
      'a slot that does not exist',
      ['slots/sidebar.tsx'],
      /^slots\/sidebar\.tsx: there is no slot "sidebar"\. There are: logo, /,
    ],
  ])('%s', (_, files, sentence) => {
    const house = houseOf(...files)
    const folders = [{ folder: house }]
    expect(() => [moduleFilesIn(folders), screenFilesIn(folders), slotFilesIn(folders)]).toThrow(sentence)
  })
})
