import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readConfig, VARIABLE_NAMES } from './config.ts'
import { envExample, VARIABLES, variablesTable } from './variables.ts'

const root = path.resolve(import.meta.dirname, '../../../../..')
const fileAt = (place: string) => readFileSync(path.join(root, place), 'utf8')

it('every variable that is read is described, and no other', () => {
  expect(Object.keys(VARIABLES).sort()).toEqual([...VARIABLE_NAMES].sort())
})

it('every example is a value that is taken', () => {
  const { WEBSHOP_TESTSHOP, ...examples } = Object.fromEntries(
    Object.entries(VARIABLES).map(([name, { example }]) => [name, example]),
  )
  expect(() => readConfig({ ...examples, WEBSHOP_TESTSHOP, WEBSHOP_KIND: 'eventim' })).not.toThrow()
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
