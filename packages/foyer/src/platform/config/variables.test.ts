import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { knownVariables, readConfig } from './config.ts'
import { envExample, variablesTable } from './variables.ts'

const root = path.resolve(import.meta.dirname, '../../../../..')
const fileAt = (place: string) => readFileSync(path.join(root, place), 'utf8')

it('every example is a value that is taken', () => {
  const examples = Object.fromEntries(
    Object.entries(knownVariables({})).map(([name, { example }]) => [name, example]),
  )
  const { WEBSHOP_ORIGIN, WEBSHOP_TESTSHOP, FILES_DIR, ...ofEvery } = examples
  expect(() => readConfig({ ...ofEvery, WEBSHOP_TESTSHOP, WEBSHOP_KIND: 'testshop' })).not.toThrow()
  expect(() => readConfig({ ...ofEvery, WEBSHOP_ORIGIN, WEBSHOP_KIND: 'eventim' })).not.toThrow()
  expect(() => readConfig({ FILES_DIR })).not.toThrow()
})

it('the example file sets nothing by itself', () => {
  expect(
    envExample()
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('# ')),
  ).toEqual([])
})

it('the reference has the table of this list', () => {
  expect(fileAt('docs/reference/variables.md')).toContain(variablesTable())
})

it('the demo house has the example file that every new house gets', () => {
  expect(fileAt('houses/meridian/.env.example')).toBe(envExample())
})
