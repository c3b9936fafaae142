import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../../tests/support/temporary-folder.ts'
import { knownVariables } from '../../platform/config/config.ts'
import { addPart } from './add-part.ts'
import { KINDS } from './kinds.ts'

const { folder, remove } = temporaryFolder()
afterAll(remove)

const OPERATION = ['container', 'service']
const PARTS = Object.keys(KINDS).filter((kind) => !OPERATION.includes(kind))

it.each(PARTS)('writes the files of a %s, with nothing left of the templates', (kind) => {
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
  ['pony', 'open-call', 'Say what to add: foyer add module|screen|shop|resource|container|service <name>.'],
  [
    'constructor',
    'open-call',
    'Say what to add: foyer add module|screen|shop|resource|container|service <name>.',
  ],
  ['module', 'Open Call', 'Give it a name in small letters, such as "open-call".'],
  ['module', '../x', 'Give it a name in small letters, such as "open-call".'],
  ['module', 'taken', 'There is modules/taken/schema.ts already. Choose another name, or delete it.'],
])('refuses with one sentence: %s %s', (kind, name, sentence) => {
  if (name === 'taken') addPart(folder, ['en'], kind, name)
  expect(() => addPart(folder, ['en'], kind, name)).toThrow(sentence)
  expect(existsSync(path.join(folder, 'x'))).toBe(false)
})

describe('what runs a house', () => {
  for (const kind of OPERATION) addPart(folder, ['de', 'en'], kind, 'kiln')
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

  /** The instructions of the Dockerfile, with continued lines put together. */
  const instructions = read('Dockerfile')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => [line.split(' ', 1)[0] ?? '', line.slice(line.indexOf(' ') + 1)] as const)
  const all = (name: string) => instructions.filter(([each]) => each === name).map(([, rest]) => rest)

  it('is named after the house', () => {
    expect(readdirSync(folder)).toEqual(
      expect.arrayContaining(['Dockerfile', '.dockerignore', 'compose.yaml', 'kiln.service']),
    )
    for (const file of ['Dockerfile', '.dockerignore', 'compose.yaml', 'kiln.service']) {
      expect(read(file), file).not.toMatch(/\{\{|undefined/)
    }
  })

  it('the image is made in two stages, and the tools of the first are not in the second', () => {
    expect(all('FROM')).toEqual([
      'node:24-bookworm-slim AS build',
      'gcr.io/distroless/nodejs24-debian12:nonroot',
    ])
    const second = instructions.slice(instructions.findLastIndex(([name]) => name === 'FROM'))
    expect(second.map(([name]) => name)).not.toContain('RUN')
    expect(
      second.filter(([name]) => name === 'COPY').every(([, rest]) => rest.startsWith('--from=build ')),
    ).toBe(true)
  })

  it('the image does not run as root, uses no shell, fetches nothing, and looks after its health', () => {
    expect(all('USER')).toEqual(['65532:65532'])
    const known = [
      'FROM',
      'WORKDIR',
      'COPY',
      'RUN',
      'ENV',
      'USER',
      'EXPOSE',
      'STOPSIGNAL',
      'HEALTHCHECK',
      'CMD',
    ]
    expect(instructions.filter(([name]) => !known.includes(name))).toEqual([])
    const commands = [
      ...all('RUN'),
      ...all('CMD'),
      ...all('HEALTHCHECK').map((rest) => rest.split(' CMD ')[1] ?? ''),
    ]
    for (const command of commands) expect(JSON.parse(command), command).toEqual(expect.any(Array))
  })

  it('secrets and data of the machine do not get into the image', () => {
    expect(read('.dockerignore').split('\n')).toEqual(
      expect.arrayContaining(['.env', 'data', 'node_modules']),
    )
  })

  it('the service and the containers set only variables that Foyer knows', () => {
    const known = [...Object.keys(knownVariables({})), 'NODE_ENV', 'MALLOC_ARENA_MAX']
    const ofSite = read('compose.yaml').split('    environment:\n')[1]?.split('    depends_on:')[0] ?? ''
    const set = [
      ...[...ofSite.matchAll(/^ {6}([A-Z_0-9]+):/gm)].map(([, name]) => name),
      ...[
        ...read('kiln.service').matchAll(/^Environment=(.*)$/gm),
        ...all('ENV').map((rest) => ['', rest]),
      ].flatMap(([, rest]) => [...String(rest).matchAll(/([A-Z_]+)=/g)].map(([, name]) => name)),
    ]
    expect(set.length).toBeGreaterThan(15)
    expect(set.filter((name) => !known.includes(String(name)))).toEqual([])
  })
})
