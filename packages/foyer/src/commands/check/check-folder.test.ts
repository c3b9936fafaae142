import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { houseAt } from '../../../../../scripts/root.mjs'
import { installPackages } from '../../../../../tests/support/house-packages.ts'
import { temporaryFolder } from '../../../../../tests/support/temporary-folder.ts'
import { buildTools } from '../../house/build-tools.ts'
import { envExample } from '../../platform/config/variables.ts'
import { writeHouse } from '../create/write-house.ts'
import { checkFolder, warningsOf } from './check-folder.ts'
import { packageFile } from './package-file.ts'

const { folder, remove } = temporaryFolder()
afterAll(remove)
let count = 0

/** A house as `foyer create` writes it, with the package beside it, changed by these files. */
function houseWith(files: Record<string, string> = {}): string {
  const at = path.join(folder, `house-${count++}`)
  const answers = { name: 'Kiln', timeZone: 'Europe/London', languages: ['en' as const] }
  const shop = {
    ...{ look: 'plain' as const, shop: { factory: 'noShop', facts: {} }, content: 'empty' as const },
    email: 'ada@kiln.example',
  }
  writeHouse({ ...answers, ...shop, folder: at, package: '^0.1.0' }, envExample())
  installPackages(at)
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(at, name)), { recursive: true })
    writeFileSync(path.join(at, name), content)
  }
  return at
}

it('a new house has nothing wrong, whatever a repository adds to it', async () => {
  const files = { 'tests/walk.test.ts': '', 'vite.config.ts': '', Dockerfile: '', 'LICENSE.md': '' }
  expect(await checkFolder(houseWith(files))).toEqual([])
})

it('a house without its build tools is told which, with the versions to write', async () => {
  const at = houseWith()
  rmSync(path.join(at, 'node_modules', 'vite'), { recursive: true })
  expect(await checkFolder(at)).toEqual([
    `What the site is built with is missing. Write "vite": "${buildTools.vite}" into "devDependencies" of package.json, and run npm install.`,
  ])
})

it('the demo house has nothing wrong', async () => {
  expect(await checkFolder(houseAt())).toEqual([])
})

describe('a house that lies', () => {
  it.each([
    [
      'a fact that is wrong',
      {
        'house.ts': `export default { name: 'Kiln', languages: ['fr'], timeZone: 'Europe/London', currency: 'GBP' }`,
      },
      'house.ts: languages may be "de" and "en".',
    ],
    [
      'a house.ts that says nothing',
      { 'house.ts': '' },
      'house.ts must export defineHouse({ … }) by default.',
    ],
    [
      'a house.ts that is no TypeScript',
      { 'house.ts': 'export default {' },
      /^house\.ts cannot be read: .+\.$/,
    ],
    [
      'a colour that cannot be read',
      {
        'theme/theme.ts': "export default { colours: { page: { ground: '#ffffff', figure: '#eeeeee' } } }",
      },
      /^theme\/theme\.ts: colours\.page .* WCAG AA needs 4\.5\.$/,
    ],
    [
      'a role that does not exist',
      { 'theme/theme.ts': 'export default { colors: {} }' },
      /^theme\/theme\.ts: /,
    ],
    [
      'a resource without a title',
      {
        'resources/work.ts':
          "import { defineResource, number } from 'openfoyer/server'\nexport const work = defineResource({ model: 'work', strings: { one: { de: '', en: '' }, many: { de: '', en: '' } }, fields: { minutes: number({ min: 1, max: 9 }) } })",
      },
      'resources/work.ts has no text: the first one is the title of an item.',
    ],
    [
      'a table without a migration',
      {
        'database/tables.ts':
          "import { defineTable, serial } from 'openfoyer/tables'\nexport const votes = defineTable('vote', { id: serial().primaryKey() })",
      },
      /^The tables of the house have changed, and no migration says so \(create table house\."vote"\)\. Run: foyer migration <name>$/,
    ],
    [
      'a call without its contract',
      { 'endpoints/votes/api.ts': 'export default []', 'endpoints/votes/endpoints.ts': '' },
      'endpoints/votes has no contract.ts.',
    ],
    [
      'a job at no time',
      { 'jobs/tidy.ts': "export default { schedule: 'daily', run: async () => {} }" },
      /^jobs\/tidy\.ts: schedule must be five fields of cron/,
    ],
    [
      'a fact without a label',
      {
        'facts/event.ts': "export default { version: 1, fields: { clay: { kind: 'string' } }, strings: {} }",
      },
      'facts/event.ts: strings has no label "clay".',
    ],
    [
      'facts of an item that has none',
      { 'facts/ticket.ts': '' },
      'facts/ticket.ts: a house can add facts to: event, production, person, venue, article.',
    ],
    [
      'a folder spelt wrong',
      { 'moduls/a.ts': '' },
      'Foyer reads no folder "moduls": is it meant to be "modules"?',
    ],
    [
      'a screen at an address of ours',
      {
        'screens/works.route.ts':
          "export default { path: { en: '/events' }, view: () => import('./works.tsx') }",
      },
      'screens/works.route.ts: /en/events is already the address of the screen "events" of Foyer.',
    ],
    [
      'a folder that nothing reads',
      { 'pictures/a.txt': '' },
      'Foyer reads no folder "pictures". It reads content, database, endpoints, facts, jobs, modules, office, plugins, public, resources, screens, shops, slots, strings, theme.',
    ],
    [
      'code beside house.ts',
      { 'shop.ts': '' },
      'Foyer reads no "shop.ts" at the top of the folder: only house.ts.',
    ],
    [
      'a variable spelt wrong',
      { '.env': 'PUBLIC_UR=x' },
      '.env: Foyer knows no PUBLIC_UR: is it meant to be PUBLIC_URL?',
    ],
    ['a variable of another program', { '.env': 'WORDPRESS_DB=x' }, '.env: Foyer knows no WORDPRESS_DB.'],
    ['a bad value', { '.env': 'PORT=http' }, /^\.env: PORT must be a whole number/],
    ['half a setting', { '.env': 'INSTANCE=production' }, /^\.env: INSTANCE is "production", so PUBLIC_URL/],
    [
      'a package.json without Foyer',
      { 'package.json': '{}' },
      /^package\.json: "dependencies" does not name openfoyer\./,
    ],
    [
      'Foyer for development only',
      { 'package.json': '{"devDependencies":{"openfoyer":"^0.1.0"}}' },
      /^package\.json: openfoyer is in "devDependencies"/,
    ],
    [
      'another version than the installed one',
      { 'package.json': '{"dependencies":{"openfoyer":"^9.0.0"}}' },
      /^package\.json asks for openfoyer \^9\.0\.0, but .+ is installed: run npm install\.$/,
    ],
  ] as [string, Record<string, string>, string | RegExp][])(
    'is told in one sentence: %s',
    async (_, files, sentence) => {
      const faults = await checkFolder(houseWith(files))
      expect(faults).toEqual([typeof sentence === 'string' ? sentence : expect.stringMatching(sentence)])
      expect(faults[0]).not.toContain('\n')
    },
  )

  it('is told everything at once', async () => {
    const faults = await checkFolder(houseWith({ 'house.ts': '', '.env': 'PORT=x', 'pictures/a.txt': '' }))
    expect(faults).toHaveLength(3)
  })

  it('is told of an empty folder what is missing', async () => {
    const at = path.join(folder, 'empty')
    mkdirSync(at)
    expect(await checkFolder(at)).toEqual([
      `There is no house.ts in ${at}.`,
      'There is no package.json, which says which Foyer the house needs.',
    ])
  })
})

it('says apart what could be better', async () => {
  const at = path.join(folder, 'bare')
  mkdirSync(at)
  expect(await warningsOf(at)).toEqual([
    'There is no theme/icon.svg: browsers show an icon that is not yours.',
    'Before the site is public, set PUBLIC_URL, SMTP_URL, MAIL_FROM in .env; .env.example says what they are.',
  ])
})

it('names every mistake of a file, not only the first', async () => {
  const house = { name: '', languages: ['fr'], timeZone: 'Mars/Base', currency: 'EUR', colour: 'red' }
  const slots = { 'slots/sidebar.tsx': '', 'slots/foter.tsx': '' }
  const words = { 'strings/en.ts': "export default { 'a.b': 'x', 'c.d': 'y' }" }
  const files = { 'house.ts': `export default ${JSON.stringify(house)}`, ...slots, ...words }
  expect(await checkFolder(houseWith(files))).toEqual([
    'house.ts: name must be the name of the venue.',
    'house.ts: languages may be "de" and "en".',
    'house.ts: timeZone must be a time zone, such as Europe/Berlin.',
    'house.ts: "colour" is nothing a house can say.',
    'slots/foter.tsx: there is no slot "foter": is it meant to be "footer"?',
    expect.stringMatching(/^slots\/sidebar\.tsx: there is no slot "sidebar"\. There are: /),
    'strings/en.ts: there is no text "a.b".',
    'strings/en.ts: there is no text "c.d".',
  ])
})

it('asks for the files of the faces that a theme names', async () => {
  const files = "[{ name: 'kiln', source: './kiln.woff2', weight: '400' }]"
  const theme = `export default { faces: { read: { family: ['Kiln', 'serif'], files: ${files} } } }`
  expect(await checkFolder(houseWith({ 'theme/theme.ts': theme }))).toEqual([
    'theme/fonts has no file of the face "kiln": run npx foyer fonts.',
  ])
})

it('a package.json that is no JSON is told apart from one without Foyer', () => {
  const at = houseWith({ 'package.json': '{' })
  expect(packageFile(at)).toEqual(['package.json cannot be read: it is no JSON.'])
})

describe('the range of package.json', () => {
  it.each([
    ['^1.2.3', '1.2.3', true],
    ['^1.2.3', '1.9.0', true],
    ['^1.2.3', '1.2.2', false],
    ['^1.2.3', '2.0.0', false],
    ['^0.1.0', '0.1.5', true],
    ['^0.1.0', '0.2.0', false],
    ['~1.2.3', '1.2.9', true],
    ['~1.2.3', '1.3.0', false],
    ['1.2.3', '1.2.3', true],
    ['1.2.3', '1.2.4', false],
    ['^0.1', '0.1.7', true],
    ['^0.1', '0.2.0', false],
    ['^1', '1.9.9', true],
    ['~1', '1.9.9', true],
    ['1.2', '1.2.9', true],
    ['file:/tmp/openfoyer-0.1.0.tgz', '0.1.0', true],
    ['>=1 <3', '2.0.0', true],
  ])('%s and %s', (range, installed, isFine) => {
    const at = houseWith({ 'package.json': JSON.stringify({ dependencies: { openfoyer: range } }) })
    expect(packageFile(at, installed)).toHaveLength(isFine ? 0 : 1)
  })
})
