import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { root } from '../../scripts/root.mjs'
import { Editor, type Page } from '../processes/editor-client.ts'
import { freePort } from '../support/free-port.ts'
import { LOGINS } from '../support/logins.ts'
import { endAll, foyer, npmInstall, runIn, type Served, serve, serveBy } from './run-foyer.ts'
import { step } from './timed.ts'

/**
 * The package as a venue gets it: from the tarball, in a folder without the repository around it. A link of a workspace hides what
 * fails there: TypeScript below `node_modules`, a file that was not packed, a library that only the repository has.
 */
const tarball = inject('tarball')
const house = path.join(inject('outside'), 'house')
const NAME = 'Brennhaus'
/** A module and a screen of its own, as in the repository's tests. */
const PARTS = path.join(root, 'tests/houses/own-parts')

const OWN = ['modules', 'screens', 'resources', 'database', 'endpoints', 'jobs', 'office']

/** Houses of the repository; a word of theirs in another house would mean that the package knows them. */
const OTHER_HOUSES = /meridian|lindhalle|tannery/i

/** Of these a second copy would have a state of its own, or would not be the version that is tested. */
const ONE_OF_EACH = [
  ...['@electric-sql/pglite', 'rolldown', 'vite', 'fastify', 'zod', 'drizzle-orm'],
  ...['react', 'react-dom', 'react-router', '@types/react'],
]

const MEGABYTE = 1e6
const LIMITS = { tarball: 1.6 * MEGABYTE, files: 2_400, built: 150 * MEGABYTE }

const SQUARE = { width: 400, height: 400, channels: 3, background: '#a41' } as const

afterAll(endAll)

describe('the tarball', () => {
  const files = filesIn(inject('packed')).filter((name) => !name.endsWith('.tgz'))

  it('has no TypeScript but declarations, no tests and no content of a house', () => {
    // The files of a new house are TypeScript, because they are copied to where Node runs it.
    const own = files.filter((name) => !name.startsWith('templates'))
    expect(own.filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))).toEqual([])
    expect(files.filter((name) => /\.test\.|\btests?\/|fixtures?\//.test(name))).toEqual([])
    expect(own.filter((name) => /\.(jpe?g|png|webp|avif|gif|mp[34]|webm|pdf)$/.test(name))).toEqual([])
    expect(files).toEqual(
      expect.arrayContaining(['LICENSE', 'bin/foyer.js', 'src/server/main.js', 'src/public/index.d.ts']),
    )
  })

  it('stays small', () => {
    const size = statSync(tarball).size
    console.log(`· tarball: ${(size / MEGABYTE).toFixed(2)} MB, ${files.length} files`)
    expect(size).toBeLessThan(LIMITS.tarball)
    expect(files.length).toBeLessThan(LIMITS.files)
  })

  it('is what npm packs: publint finds nothing', async () => {
    const { messages, pkg } = await publint({ pack: { tarball: bytesOf(tarball).buffer }, strict: true })
    expect(messages.map((message) => formatMessage(message, pkg as object, { color: false }))).toEqual([])
  })

  it('gives every compiler its types: attw finds nothing (for ES modules)', async () => {
    const found = await checkPackage(createPackageFromTarballData(bytesOf(tarball)))
    const problems = found.types ? found.problems : [{ kind: 'NoTypes' }]
    // What old resolutions would find is not asked: the package is for Node 24 and Vite.
    const OLD: unknown[] = ['node10', 'node16-cjs']
    expect(
      problems.filter((problem) => !('resolutionKind' in problem && OLD.includes(problem.resolutionKind))),
    ).toEqual([])
  })
})

describe('a house outside the repository', () => {
  let address: string
  let site: Served
  let isBroken = false

  // Each step uses what the one before it has made.
  beforeEach(({ skip, onTestFailed }) => {
    skip(isBroken, 'An earlier step failed.')
    onTestFailed(() => {
      isBroken = true
    })
  })

  it('is made by the package', async () => {
    // As npx does it: installed somewhere else, and run from there.
    const maker = path.join(inject('outside'), 'maker')
    mkdirSync(maker)
    writeFileSync(path.join(maker, 'package.json'), JSON.stringify({ private: true }))
    const installed = await step('installed to make a house', () => npmInstall(maker, tarball))
    expect(installed.code, installed.output).toBe(0)
    const answers = ['--name', NAME, '--languages', 'de+en', '--time-zone', 'Europe/Vienna']
    const { code, output } = await step('made', () =>
      foyer(maker, 'create', house, '--yes', '--package', tarball, ...answers),
    )
    expect(code, output).toBe(0)
    for (const part of OWN) {
      cpSync(path.join(PARTS, part), path.join(house, part), { recursive: true })
    }
    usePlugin(path.join(house, 'house.ts'))
  })

  it('installs with npm, with one copy of each library that must be one', async () => {
    const { code, output } = await step('installed', () => npmInstall(house))
    expect(code, output).toBe(0)
    const { packages } = JSON.parse(readFileSync(path.join(house, 'package-lock.json'), 'utf8'))
    for (const library of ONE_OF_EACH) {
      const copies = Object.keys(packages).filter((place) => place.endsWith(`node_modules/${library}`))
      expect(copies, library).toHaveLength(1)
    }
  })

  it('gets a module and a screen, whose tests fail until they are filled', async () => {
    for (const part of [
      ['module', 'open-call'],
      ['screen', 'studio-days'],
    ] as const) {
      const added = await foyer(house, 'add', ...part)
      expect(added.code, added.output).toBe(0)
    }
    const before = await step('tested', () => foyer(house, 'test'))
    expect(before.code, before.output).toBe(1)
    expect(before.output).toContain('Write "help" in modules/open-call/strings.ts.')
    expect(before.output).toContain('Write "introduction" in screens/studio-days.tsx.')
    for (const file of ['modules/open-call/strings.ts', 'screens/studio-days.tsx']) {
      const text = readFileSync(path.join(house, file), 'utf8')
      const filled = text.replaceAll(/Noch zu schreiben|Still to be written/g, 'Wer will')
      writeFileSync(path.join(house, file), filled)
    }
    const after = await foyer(house, 'test')
    expect(after.code, after.output).toBe(0)
  })

  it('is type-checked, with all declarations that it uses', async () => {
    const compiler = path.join(root, 'node_modules/typescript/bin/tsc')
    const { code, output } = await step('types checked', () =>
      runIn(house, process.execPath, [compiler, '-p', '.', '--skipLibCheck', 'false']),
    )
    // The declarations of Drizzle name the drivers of databases that are not there; a fault of ours would be in another file.
    const faults = output
      .split('\n')
      .filter((line) => /^\S+\(\d+,/.test(line) && !line.includes('node_modules/drizzle-orm/'))
    expect(faults).toEqual([])
    expect(code, output).toBeLessThan(3)
  })

  it('finds nothing wrong in its folder', async () => {
    const { code, output } = await step('checked', () => foyer(house, 'check'))
    expect(code, output).toBe(0)
  })

  it('is built', async () => {
    const { code, output } = await step('built', () => foyer(house, 'build'))
    expect(code, output).toBe(0)
  })

  it('starts on the embedded database and greets in each language with its own name', async () => {
    const port = String(await freePort())
    address = `http://127.0.0.1:${port}`
    site = await step('opened', () =>
      serve(house, {
        HOST: '127.0.0.1',
        PORT: port,
        ADMIN_EMAIL: LOGINS.admin.email,
        ADMIN_PASSWORD: LOGINS.admin.password,
      }),
    )
    for (const language of ['de', 'en']) {
      const html = await textAt(`/${language}`)
      expect(html).toContain(`<title>${NAME}</title>`)
      expect(html).toContain(`<html lang="${language}"`)
      expect(html, 'a word of another house').not.toMatch(OTHER_HOUSES)
    }
  })

  it('serves its scripts and styles', async () => {
    const manifest = JSON.parse(
      readFileSync(path.join(house, '.foyer/current/client/.vite/manifest.json'), 'utf8'),
    )
    const { file, css } = manifest['foyer:site/entry-client']
    expect(await textAt('/de')).toContain(file)
    expect(await textAt(`/${file}`)).toContain('import')
    for (const styles of css) expect(await textAt(`/${styles}`)).toContain('@layer')
    for (const other of ['/manifest.webmanifest', '/favicon.svg', '/sw.js', '/robots.txt']) {
      expect(await textAt(other), other).not.toMatch(OTHER_HOUSES)
    }
  })

  it('shows a screen of its own in each language', async () => {
    expect(await textAt('/de/braende/2026')).toContain('<title>Brände 2026 · Brennhaus</title>')
    expect(await textAt('/en/firings/2026')).toContain('<title>Firings 2026 · Brennhaus</title>')
  })

  it('keeps what its admin writes on the page', async () => {
    const admin = await Editor.logIn(address)
    const page = await admin.get<Page>('/de/pageeditor-api/page/')
    const document = `/de/pageeditor-api/document/${page.document.id}/`
    const insert = (id: string, model: string, fields: object) => ({
      kind: 'insert',
      module: { id, model, fields, lists: {} },
      at: { parent: null, place: '', after: null },
    })
    await admin.post(`${document}operations/`, {
      base_version: page.document.version,
      operation_id: 'first-words',
      operations: [
        insert('words', 'headline', { content: 'Heute wird gebrannt.' }),
        insert('own', 'pledge', { words: 'Holz holen', goal: 25 }),
        insert('plugin', 'countdown', { title: 'Der Ofen geht auf', day: '2099-05-12', after: '' }),
      ],
    })
    await admin.post(`${document}publish/`, {})
    const html = await textAt('/de')
    expect(html).toContain('Heute wird gebrannt.')
    expect(html).toContain('0 von 25')
    expect(html, 'a module of a plugin').toContain('Der Ofen geht auf')
  })

  it('keeps items of a plugin, whose tables its migrations have made, and finds them', async () => {
    const admin = await Editor.logIn(address)
    const values = {
      title: { de: 'Der Ofen', en: 'The kiln' },
      text: { de: '<p>Ton</p>', en: '<p>Clay</p>' },
    }
    const { id } = await admin.post<{ id: number }>('/api/admin/house/press-text/', values)
    expect(await textAt(`/en/press/${id}`)).toContain('Clay')
    expect(await textAt('/en/api/search/?query=clay')).toContain(`"url":"/en/press/${id}"`)
  })

  it('keeps items of its own, answers its own calls, and shows its own panel', async () => {
    const admin = await Editor.logIn(address)
    const values = { title: { de: 'Glut', en: 'Embers' }, composer: 'Ida Quint', minutes: 12 }
    const { id } = await admin.post<{ id: number }>('/api/admin/house/work/', values)
    await admin.post(`/api/house/works/${id}/pledges/`, { name: 'Ada' })
    expect(await textAt(`/api/house/works/${id}/pledges/`)).toContain('Ada')
    const { output } = await foyer(house, 'migration', 'nothing')
    expect(output).toContain('database/migrations/0002_nothing.sql is written.')
  })

  it('ends when it is told to', async () => {
    const { code, output } = await step('stopped', () => site.stop())
    expect(code, output).toBe(0)
    expect(output).not.toMatch(/"level":[56]0|\bError\b/)
  })

  it('is built into a folder that serves it with Node alone, read-only and without the tools it was built with', async () => {
    const out = path.join(inject('outside'), 'built')
    const made = await step('built into a folder', () => foyer(house, 'build', '--out', out))
    expect(made.code, made.output).toBe(0)
    for (const tool of [
      'vite',
      'rolldown',
      '@vitejs/plugin-react',
      '@types/react',
      'lightningcss',
      'typescript',
    ]) {
      expect(existsSync(path.join(out, 'node_modules', tool)), tool).toBe(false)
    }
    // Nothing of it may lead back to where it was made.
    const elsewhere = path.join(inject('outside'), 'somewhere', 'else')
    mkdirSync(path.dirname(elsewhere))
    renameSync(out, elsewhere)
    renameSync(path.join(house, 'node_modules'), path.join(house, 'packages-that-were-here'))
    const before = filesIn(elsewhere)
    const size = before.reduce((sum, name) => sum + statSync(path.join(elsewhere, name)).size, 0)
    console.log(`· built folder: ${(size / MEGABYTE).toFixed(0)} MB, ${before.length} files`)
    expect(size).toBeLessThan(LIMITS.built)

    const machine = path.join(inject('outside'), 'machine')
    mkdirSync(machine)
    const port = String(await freePort())
    address = `http://127.0.0.1:${port}`
    const login = { ADMIN_EMAIL: LOGINS.admin.email, ADMIN_PASSWORD: LOGINS.admin.password }
    const begin = () =>
      serveBy(machine, [path.join(elsewhere, 'foyer.js')], { HOST: '127.0.0.1', PORT: port, ...login })
    site = await step('opened from the folder', begin)
    expect(await textAt('/de')).toContain(`<title>${NAME}</title>`)
    const admin = await Editor.logIn(address)
    const form = new FormData()
    form.set('file', new File([await sharp({ create: SQUARE }).png().toBuffer()], 'kiln.png'))
    await admin.post('/api/admin/media/image/', form)
    const { results } = await admin.get<{ results: { picture: string }[] }>('/api/admin/media/image/')
    expect((await fetch(address + results[0]?.picture)).headers.get('content-type')).toBe('image/webp')
    expect((await site.stop()).code).toBe(0)

    site = await step('opened again, on its own database', begin)
    expect(await textAt('/en')).toContain(`<title>${NAME}</title>`)
    expect((await site.stop()).code).toBe(0)
    expect(filesIn(elsewhere), 'it writes where it was started, not into itself').toEqual(before)
    expect(readdirSync(machine)).toEqual(['data'])
    const migrated = await runIn(machine, process.execPath, [path.join(elsewhere, 'foyer.js'), 'migrate'])
    expect(migrated.output).toContain('The database is up to date.')
    const rebuilt = await runIn(machine, process.execPath, [path.join(elsewhere, 'foyer.js'), 'build'])
    expect(rebuilt.output).toContain('What the site is built with is missing. Write "@types/react": "')
  })

  async function textAt(place: string): Promise<string> {
    const answer = await fetch(address + place)
    expect(answer.status, place).toBe(200)
    return answer.text()
  }
})

/** As docs/reference/plugins.md says it. */
function usePlugin(file: string): void {
  const said = readFileSync(file, 'utf8')
  const imports = ['countdown', 'press'].map(
    (name) => `import { ${name} } from 'openfoyer/plugins/${name}'\n`,
  )
  const named = said.replace(/\n\}\)\n$/, '\n  plugins: [countdown(), press()],\n})\n')
  writeFileSync(file, `${imports.join('')}${named}`)
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort()
}

function bytesOf(file: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(file))
}
