import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../../tests/support/temporary-folder.ts'
import { checkHouse } from '../../house/check-house.ts'
import { readConfig } from '../../platform/config/config.ts'
import { envExample } from '../../platform/config/variables.ts'
import { countryOf, currencyOf } from './currency-of.ts'
import { type NewHouse, requireEmpty, writeHouse } from './write-house.ts'

const { folder, remove } = temporaryFolder()
afterAll(remove)
const foyer = path.resolve(import.meta.dirname, '../../..')

const TRICKY = 'Haus \'am\' "Fluß" \\ <&> `'

function written(name: string, given: Partial<NewHouse> = {}): string {
  const at = path.join(folder, name)
  const house: NewHouse = {
    ...{ folder: at, package: '^0.1.0', name: TRICKY, timeZone: 'Europe/Zurich', languages: ['de', 'en'] },
    ...{ look: 'paper', shop: { factory: 'noShop', facts: {} }, content: 'empty' },
    ...{ email: 'ada@house.example', ...given },
  }
  writeHouse(house, envExample())
  return at
}

/** With the package beside it, as after `npm install`. */
function installed(name: string, given: Partial<NewHouse> = {}): string {
  const at = written(name, given)
  mkdirSync(path.join(at, 'node_modules'))
  symlinkSync(foyer, path.join(at, 'node_modules', 'openfoyer'))
  return at
}

describe('the folder of a new house', () => {
  const at = installed('new')
  const file = (name: string) => readFileSync(path.join(at, name), 'utf8')

  it('has these files and no others', () => {
    expect(readdirSync(at).sort()).toEqual([
      ...['.env', '.env.example', '.gitignore', 'README.md', 'house.ts', 'node_modules', 'package.json'],
      ...['theme', 'tsconfig.json'],
    ])
    expect(readdirSync(path.join(at, 'theme')).sort()).toEqual(['icon.svg', 'theme.ts'])
    expect(file('theme/icon.svg')).toContain('&lt;&amp;> `</title>')
  })

  it('says what was answered, whatever letters a name has', async () => {
    const { default: house } = await import(/* @vite-ignore */ path.join(at, 'house.ts'))
    expect(checkHouse(house)).toEqual({
      ...{ name: TRICKY, languages: ['de', 'en'], timeZone: 'Europe/Zurich', currency: 'CHF' },
      country: 'CH',
      shop: expect.objectContaining({ kind: 'none' }),
    })
  })

  it('depends on the package it was made with', () => {
    expect(JSON.parse(file('package.json'))).toMatchObject({
      ...{ name: 'new', private: true, dependencies: { openfoyer: '^0.1.0' } },
      scripts: { start: 'foyer start', dev: 'foyer dev', check: 'foyer check', test: 'foyer test' },
    })
  })

  it('has settings with which Foyer starts, and keeps them out of the repository', () => {
    expect(file('house.ts')).toContain('shop: noShop(),')
    expect(file('theme/theme.ts')).toContain('...looks.paper,')
    expect(existsSync(path.join(at, 'content'))).toBe(false)
    expect(readConfig(parseEnv(file('.env')), {})).toMatchObject({ port: 3000 })
    expect(parseEnv(file('.env')).ADMIN_EMAIL).toBe('ada@house.example')
    expect(file('.gitignore').split('\n')).toEqual(expect.arrayContaining(['.env', 'data/', '.foyer/']))
  })

  it('leaves nothing to be filled in, and a README of one screen', () => {
    for (const name of readdirSync(at).filter((one) => one !== 'node_modules' && one !== 'theme')) {
      expect(file(name), name).not.toMatch(/\{\{|undefined/)
    }
    expect(file('README.md').split('\n').length).toBeLessThan(50)
  })

  it('has types that hold', () => {
    const compiler = createRequire(import.meta.url).resolve('typescript/package.json')
    const tsc = path.join(path.dirname(compiler), 'bin', 'tsc')
    // Without "skipLibCheck", so that the declarations of the package are checked as well.
    const checked = spawnSync(process.execPath, [tsc, '--project', at, '--skipLibCheck', 'false'], {
      encoding: 'utf8',
    })
    expect(checked.stdout + checked.stderr).toBe('')
    expect(checked.status).toBe(0)
  })
})

it('the address of a shop is a fact where there is one', () => {
  const origin = 'https://tickets.example'
  const at = written('eventim', { shop: { factory: 'eventim', facts: { origin } }, content: 'example' })
  expect(readFileSync(path.join(at, 'house.ts'), 'utf8')).toContain(`shop: eventim({ origin: '${origin}' }),`)
  expect(existsSync(path.join(at, 'content', 'content.ts'))).toBe(true)
})

it.each([
  ['Haus am Fluß', 'haus-am-flu'],
  ['Café', 'cafe'],
  ['openfoyer', 'my-house'],
  ['東', 'my-house'],
])('the folder %s gets a name that npm takes', (name, expected) => {
  const at = written(name)
  expect(JSON.parse(readFileSync(path.join(at, 'package.json'), 'utf8')).name).toBe(expected)
})

describe('is refused with one sentence', () => {
  it('where something is already', () => {
    const at = path.join(folder, 'full')
    mkdirSync(at)
    mkdirSync(path.join(at, '.git'))
    expect(() => requireEmpty(at), 'a fresh repository').not.toThrow()
    writeFileSync(path.join(at, 'notes.txt'), 'mine')
    expect(() => requireEmpty(at)).toThrow(/^The folder .*full is not empty\./)
    expect(existsSync(path.join(at, 'house.ts'))).toBe(false)
  })

  it('where there is a file of that name', () => {
    const at = path.join(folder, 'file')
    writeFileSync(at, '')
    expect(() => requireEmpty(at)).toThrow(/file is a file\. Choose another folder\./)
  })
})

it.each([
  ['Europe/Berlin', 'EUR'],
  ['Europe/London', 'GBP'],
  ['America/New_York', 'USD'],
  ['Australia/Hobart', 'AUD'],
])('the currency of %s is %s', (zone, currency) => {
  expect(currencyOf(zone)).toBe(currency)
})

it.each([
  ['Europe/Berlin', 'DE'],
  ['Europe/London', 'GB'],
  ['Europe/Lisbon', undefined],
])('the country of %s is %s', (zone, country) => {
  expect(countryOf(zone)).toBe(country)
})
