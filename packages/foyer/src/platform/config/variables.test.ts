import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import type { Plugin } from '../../house/define-house.ts'
import { knownVariables, readConfig } from './config.ts'
import { checkPluginVariables, envExample, variablesTable } from './variables.ts'

const root = path.resolve(import.meta.dirname, '../../../../..')
const fileAt = (place: string) => readFileSync(path.join(root, place), 'utf8')

it('every example is a value that is taken', () => {
  const examples = Object.fromEntries(
    Object.entries(knownVariables({})).map(([name, { example }]) => [name, example]),
  )
  const { WEBSHOP_ORIGIN, WEBSHOP_TESTSHOP, PRETIX_ADDRESS, PRETIX_TOKEN, FILES_DIR, ...ofEvery } = examples
  expect(() => readConfig({ ...ofEvery, PRETIX_ADDRESS, PRETIX_TOKEN, WEBSHOP_KIND: 'pretix' })).not.toThrow()
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

it('variables of a plugin are described whole, and belong to it alone', () => {
  const variable = { check: z.string(), without: 'nothing', example: 'x', says: 'What it does.' }
  const withVariables = (name: string, variables: object) => ({ name, folder: '', variables }) as Plugin
  const houseWith =
    (...plugins: Plugin[]) =>
    () =>
      checkPluginVariables({ plugins })
  expect(houseWith(withVariables('one', { ONE_MAIL: variable }))).not.toThrow()
  const lies: [object, string][] = [
    [{ mail: variable }, 'the variable "mail" must have a name in capitals, such as PRESS_MAIL.'],
    [
      { ONE_MAIL: { ...variable, check: undefined } },
      'the variable "ONE_MAIL" must have a check of zod, and the texts without, example and says.',
    ],
    [{ PORT: variable }, 'the variable "PORT" belongs to Foyer already.'],
    [{ WEBSHOP_ORIGIN: variable }, 'the variable "WEBSHOP_ORIGIN" belongs to Foyer already.'],
  ]
  for (const [variables, sentence] of lies) {
    expect(houseWith(withVariables('one', variables))).toThrow(`Plugin "one": ${sentence}`)
  }
  const both = [withVariables('one', { ONE_MAIL: variable }), withVariables('two', { ONE_MAIL: variable })]
  expect(houseWith(...both)).toThrow('Plugin "two": the variable "ONE_MAIL" belongs to plugin "one" already.')
})
