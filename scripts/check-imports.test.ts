import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { checkHouses, checkImports } from './check-imports.ts'

const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A small package in a temporary repository. Files that are only imported need no content. */
function house(files: Record<string, string>): string {
  const repository = mkdtempSync(path.join(tmpdir(), 'foyer-imports-'))
  folders.push(repository)
  const root = path.join(repository, 'packages', 'foyer')
  const write = (file: string, text: string, flag: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text, { flag })
  }
  for (const [file, text] of Object.entries(files)) write(file, text, 'w')
  for (const [file, text] of Object.entries(files)) {
    for (const [, specifier] of text.matchAll(/'(\.[^']+)'/g)) {
      const target = path.join(path.dirname(file), specifier as string)
      if (!(target in files) && !specifier?.includes('missing')) write(target, 'export {}', 'w')
    }
  }
  return root
}

function rulesBroken(files: Record<string, string>): string[] {
  return checkImports(house(files)).map(({ where, rule }) => `${where} ${rule}`)
}

const a = (specifier: string) => `import { a } from '${specifier}'`
const aType = (specifier: string) => `import type { a } from '${specifier}'`
const lazy = (specifier: string) => `export const a = () => import('${specifier}')`

describe('refuses', () => {
  it.each<[what: string, file: string, text: string, rule: RegExp]>([
    [
      'a vocabulary that knows an area',
      'src/contract/x.ts',
      aType('../pages/contract.ts'),
      /nothing but the schema library/,
    ],
    ['a vocabulary with React', 'src/contract/x.ts', a('react'), /nothing but the schema library/],
    ['a platform that knows an area', 'src/platform/x.ts', a('../domains/events/service.ts'), /no area/],
    ['a platform with React', 'src/platform/x.ts', a('react-dom/server'), /no React/],
    ['ui that knows a subject', 'src/ui/x.tsx', aType('../domains/events/contract.ts'), /knows no subject/],
    ['ui with server means', 'src/ui/x.ts', a('node:fs'), /what a browser can run/],
    ['a contract with React', 'src/domains/events/contract.ts', a('react'), /no React, no database/],
    ['a contract with a table', 'src/domains/events/contract.ts', a('./tables.ts'), /no React, no database/],
    [
      'a contract with a later contract',
      'src/domains/events/contract.ts',
      a('../search/contract.ts'),
      /earlier contracts/,
    ],
    ['endpoints that carry schemas', 'src/domains/events/endpoints.ts', a('./contract.ts'), /as a type/],
    ['endpoints with a package', 'src/domains/events/endpoints.ts', a('zod'), /as a type/],
    ['strings with anything else', 'src/domains/events/strings.ts', a('./contract.ts'), /nothing else/],
    ['a service with its api', 'src/domains/events/service.ts', a('./api.ts'), /never api\.ts/],
    ['a service with React', 'src/domains/events/service.ts', a('react'), /never React/],
    ['a service with a screen', 'src/domains/events/service.ts', a('./screens/list.tsx'), /never a screen/],
    [
      'a service with a later service',
      'src/domains/events/service.ts',
      a('../search/service.ts'),
      /earlier areas/,
    ],
    [
      'a table with the database library itself',
      'src/domains/events/tables.ts',
      a('drizzle-orm/pg-core'),
      /with the database library/,
    ],
    ['a table with its api', 'src/domains/events/tables.ts', a('./api.ts'), /never api\.ts/],
    [
      'an api with a foreign service',
      'src/domains/events/api.ts',
      a('../media/service.ts'),
      /no other business/,
    ],
    ['a screen with a service', 'src/domains/events/screens/list.tsx', a('../service.ts'), /never a service/],
    [
      'a screen with the type of a table',
      'src/domains/events/screens/list.tsx',
      aType('../tables.ts'),
      /a table/,
    ],
    [
      'a screen with a contract',
      'src/domains/events/screens/list.tsx',
      a('../contract.ts'),
      /types of contracts/,
    ],
    [
      'a screen that only seems to import a type',
      'src/pages/screens/p.tsx',
      `import { type a } from '../contract.ts'`,
      /types of/,
    ],
    [
      'a screen that passes a service on',
      'src/pages/screens/p.ts',
      `export * from '../service.ts'`,
      /never a service/,
    ],
    ['a screen with platform', 'src/pages/screens/p.tsx', aType('../../platform/context.ts'), /platform/],
    [
      'a screen that loads a service lazily',
      'src/pages/screens/p.tsx',
      lazy('../service.ts'),
      /never a service/,
    ],
    ['a screen with the schema library', 'src/pages/screens/p.tsx', a('zod'), /a schema/],
    [
      'an admin resource with a service',
      'src/domains/events/admin.tsx',
      a('./service.ts'),
      /never a service/,
    ],
    ['a port that knows a shop', 'src/webshop/port.ts', a('./eventim/client.ts'), /knows no shop/],
    [
      'a shop that knows an area',
      'src/webshop/eventim/client.ts',
      a('../../domains/events/service.ts'),
      /no area/,
    ],
    ['a kit with React', 'src/modules/kit/x.ts', a('../text/view.tsx'), /modules\/kit/],
    ['a schema with React', 'src/modules/text/schema.ts', a('react'), /never React/],
    ['a schema with its view', 'src/modules/text/schema.ts', a('./view.tsx'), /never a view/],
    ['a view with its schema', 'src/modules/text/view.tsx', a('./schema.ts'), /never a service/],
    [
      'a view with a service',
      'src/modules/text/view.tsx',
      a('../../domains/media/service.ts'),
      /never a service/,
    ],
    ['a form with platform', 'src/modules/text/form.tsx', a('../../platform/log.ts'), /platform/],
    ['an editor with a service', 'src/editor/save.ts', a('../pages/service.ts'), /never a service/],
    ['a back-office with a table', 'src/office/list.tsx', a('../pages/tables.ts'), /never a service/],
    ['a site that carries the editor', 'src/site/shell.tsx', a('../editor/toolbar.tsx'), /lazily/],
    ['a shell with platform', 'src/site/shell.tsx', a('../platform/log.ts'), /only site\/server\//],
    [
      'a site server that goes round call()',
      'src/site/server/add-site.ts',
      `${a('../../platform/log.ts')};${a('../../pages/service.ts')}`,
      /call\(\)/,
    ],
    [
      'an area that imports a house',
      'src/documents/create.ts',
      a('../../../../houses/one/house.ts'),
      /server file/,
    ],
    [
      'a start that carries a house',
      'src/server/set-up.ts',
      a('../../../../houses/one/house.ts'),
      /nothing beside it/,
    ],
    ['a file that is not there', 'src/documents/create.ts', a('./missing.ts'), /no such file/],
    ['a file in no area', 'src/stray.ts', '', /stands in an area/],
    ['a domain nobody has placed', 'src/domains/weather/contract.ts', '', /stands in an area/],
    ['a folder of this and that', 'src/pages/utils/date.ts', '', /name the thing/],
    ['a file of this and that', 'src/pages/date-helpers.ts', '', /name the thing/],
  ])('%s', (_what, file, text, rule) => {
    const broken = rulesBroken({ [file]: text })
    expect(broken).toHaveLength(1)
    expect(broken[0]).toMatch(rule)
    expect(broken[0]).toContain(file)
  })

  it('a screen of the site with a server file of the site', () => {
    const broken = rulesBroken({
      'src/site/server/files.ts': a('node:fs'),
      'src/site/shell.tsx': a('./server/files.ts'),
    })
    expect(broken).toEqual([expect.stringMatching(/^src\/site\/shell\.tsx:1 .*no screen sees that/)])
  })

  it('a view with a kit file that brings the schema library', () => {
    const broken = rulesBroken({
      'src/modules/kit/validation.ts': a('zod'),
      'src/modules/text/view.tsx': a('../kit/validation.ts'),
    })
    expect(broken).toEqual([expect.stringMatching(/^src\/modules\/text\/view\.tsx:1 /)])
  })

  it.each([
    ['as code', a],
    ['as types', aType],
    ['lazily', lazy],
  ])('files that import each other in a circle, also %s', (_how, back) => {
    const broken = rulesBroken({
      'src/ui/one.ts': a('./two.ts'),
      'src/ui/two.ts': a('./three.ts'),
      'src/ui/three.ts': back('./two.ts'),
      'src/ui/other.ts': a('./one.ts'),
    })
    expect(broken).toEqual([expect.stringMatching(/^src\/ui\/(two|three)\.ts → src\/ui\/(two|three)\.ts /)])
  })

  it('two files of one folder that differ in their ending only', () => {
    const broken = rulesBroken({ 'src/ui/list.ts': '', 'src/ui/list.tsx': '', 'src/pages/list.ts': '' })
    expect(broken).toHaveLength(2)
    expect(broken[0]).toContain('mistake them')
  })

  it('to pass when there is nothing to see', () => {
    expect(() => checkImports(house({ 'README.ts': '' }))).toThrow(/no files/)
  })
})

it('says the line', () => {
  expect(rulesBroken({ 'src/pages/service.ts': `// why\n\n${a('./api.ts')}` })[0]).toMatch(
    /^src\/pages\/service\.ts:3 /,
  )
})

it('lets the house stand as it is meant to', () => {
  const broken = rulesBroken({
    'src/contract/locale.ts': a('zod'),
    'src/platform/log.ts': `${a('pino')};${aType('../contract/locale.ts')}`,
    'src/domains/events/contract.ts': `${a('zod')};${a('../media/contract.ts')};${a('../../contract/locale.ts')}`,
    'src/domains/events/endpoints.ts': `import type * as contract from './contract.ts';${a('../../contract/endpoint.ts')}`,
    'src/domains/events/tables.ts': a('../../platform/database/drizzle.ts'),
    'src/platform/database/drizzle.ts': a('drizzle-orm'),
    'src/domains/events/service.ts': `${a('./tables.ts')};${a('../media/service.ts')};${a('../../webshop/port.ts')}`,
    'src/domains/events/api.ts': `${a('./service.ts')};${a('./contract.ts')};${a('../../platform/endpoints/bind.ts')}`,
    'src/domains/events/screens/list.tsx': `${a('react')};${aType('../contract.ts')};${a('../endpoints.ts')};${a('../strings.ts')};import './list.css'`,
    // Areas may call each other: an endpoint is only a method and a path, without code of its area.
    'src/domains/media/screens/grid.tsx': a('../../events/endpoints.ts'),
    'src/domains/events/service.test.ts': `${a('./api.ts')};${a('react')}`,
    'src/modules/text/schema.ts': `${a('../kit/fields.ts')};${a('./strings.ts')}`,
    'src/modules/text/view.tsx': `${aType('./schema.ts')};${a('../../ui/link.tsx')};${a('../../domains/events/screens/card.tsx')}`,
    'src/modules/views.ts': lazy('./text/view.tsx'),
    'src/pages/screens/page.tsx': a('../../modules/views.ts'),
    'src/site/server/add-site.ts': `${a('../../platform/log.ts')};${a('./html.ts')}`,
    'src/site/shell.tsx': `${lazy('../editor/toolbar.tsx')};${a('../pages/screens/page.tsx')}`,
    'src/editor/toolbar.tsx': `${a('../modules/catalog.ts')};${a('../pages/contract.ts')};${a('zod')}`,
    'src/server/app.ts': `${a('../site/server/add-site.ts')};${a('../domains/events/api.ts')}`,
  })
  expect(broken).toEqual([])
})

describe('a house reaches the package through its exports only', () => {
  /** A repository with the package, one house, and one file in it. */
  function imported(text: string, file = 'content/content.ts'): string[] {
    const root = path.resolve(
      house({
        'package.json':
          '{ "exports": { ".": "./src/public/index.ts", "./content": "./src/public/content.ts" } }',
        'src/platform/log.ts': '',
        'templates/content/content.ts': a('openfoyer/content'),
        '../../houses/one/package.json': '{ "dependencies": { "openfoyer": "1", "sharp": "1" } }',
        '../../houses/one/texts.ts': '',
        '../../houses/two/texts.ts': '',
        '../../scripts/root.mjs': '',
        [`../../houses/one/${file}`]: text,
      }),
      '../..',
    )
    return checkHouses(root).map(({ where, what, rule }) => `${where} ${what} ${rule}`)
  }

  it.each([
    ['an export', a('openfoyer')],
    ['another export', aType('openfoyer/content')],
    ['its own file', a('../texts.ts')],
    ['what is built into Node', a('node:fs')],
    ['a package that it names', a('sharp')],
  ])('may import %s', (_, text) => {
    expect(imported(text)).toEqual([])
  })

  it('may test with the means of the repository', () => {
    expect(imported(a('vitest'), 'content/content.test.ts')).toEqual([])
  })

  it.each([
    ['a file of the package', a('../../../packages/foyer/src/platform/log.ts'), /its own files/],
    ['the type of one', aType('../../../packages/foyer/src/platform/log.ts'), /its own files/],
    ['one inside the package by name', a('openfoyer/src/platform/log.ts'), /what .* exports/],
    ['a file of another house', a('../../two/texts.ts'), /its own files/],
    ['a script of the repository', lazy('../../../scripts/root.mjs'), /its own files/],
    ['an entry that is for the package alone', a('#house/facts'), /its own files/],
    ['a package that only the repository has', a('drizzle-orm'), /its own package\.json/],
    ['the means of tests in content', a('vitest'), /its own package\.json/],
  ])('may not import %s', (_, text, rule) => {
    const [first, ...others] = imported(text)
    expect(first).toMatch(rule)
    expect(first).toMatch(/^houses\/one\/content\/content\.ts:1 /)
    expect(others).toEqual([])
  })
})
