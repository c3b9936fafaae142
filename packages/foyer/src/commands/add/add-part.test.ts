import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../../tests/support/temporary-folder.ts'
import { addPart } from './add-part.ts'
import { KINDS } from './kinds.ts'

const { folder, remove } = temporaryFolder()
afterAll(remove)

it.each(Object.keys(KINDS))('writes the files of a %s, with nothing left of the templates', (kind) => {
  const files = addPart(folder, ['de', 'en'], kind, `open-${kind}`)
  for (const file of files) {
    const text = readFileSync(path.join(folder, file), 'utf8')
    expect(text, file).not.toMatch(/\{\{|undefined/)
    expect(text.length).toBeGreaterThan(20)
  }
  expect(files.at(-1)).toBe(`tests/open-${kind}.test.ts`)
  const templates = path.resolve(import.meta.dirname, '../../../templates/add', kind)
  expect(readdirSync(templates)).toHaveLength(files.length)
})

it('gives a screen an address in each language of the house', () => {
  addPart(folder, ['en'], 'screen', 'studio-days')
  const route = readFileSync(path.join(folder, 'screens/studio-days.route.ts'), 'utf8')
  expect(route).toContain("path: { en: '/studio-days' },")
})

it.each([
  ['pony', 'open-call', 'Say what to add: foyer add module|screen|shop|resource <name>.'],
  ['constructor', 'open-call', 'Say what to add: foyer add module|screen|shop|resource <name>.'],
  ['module', 'Open Call', 'Give it a name in small letters, such as "open-call".'],
  ['module', '../x', 'Give it a name in small letters, such as "open-call".'],
  ['module', 'taken', 'There is modules/taken/schema.ts already. Choose another name, or delete it.'],
])('refuses with one sentence: %s %s', (kind, name, sentence) => {
  if (name === 'taken') addPart(folder, ['en'], kind, name)
  expect(() => addPart(folder, ['en'], kind, name)).toThrow(sentence)
  expect(existsSync(path.join(folder, 'x'))).toBe(false)
})
