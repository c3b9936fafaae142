import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts'
import { moduleFilesIn, slotFilesIn, wordFilesIn } from './read-folder.ts'

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
    ...['slots/footer.tsx', 'slots/footer.module.css', 'strings/en.ts'],
  )
  expect(moduleFilesIn(house).map(({ model }) => model)).toEqual(['audit', 'open-call'])
  expect(slotFilesIn(house).map(({ slot }) => slot)).toEqual(['footer'])
  expect(wordFilesIn(house).map(({ language }) => language)).toEqual(['en'])
  const empty = houseOf('house.ts')
  expect([moduleFilesIn(empty), slotFilesIn(empty), wordFilesIn(empty)]).toEqual([[], [], []])
})

describe('a house that lies is refused with one sentence', () => {
  it.each([
    ['a module without a view', ['modules/audit/schema.ts'], /^modules\/audit has no view\.tsx\.$/],
    ['a module with a strange name', ['modules/Open Call/schema.ts'], /small letters/],
    [
      'a slot that does not exist',
      ['slots/sidebar.tsx'],
      /^slots\/sidebar\.tsx: there is no slot "sidebar"\. There are: logo, /,
    ],
  ])('%s', (_, files, sentence) => {
    const house = houseOf(...files)
    expect(() => [moduleFilesIn(house), slotFilesIn(house)]).toThrow(sentence)
  })
})
