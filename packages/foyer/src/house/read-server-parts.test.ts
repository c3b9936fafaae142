import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts'
import { endpointFoldersIn, jobFilesIn, panelFilesIn, resourceFilesIn } from './read-server-parts.ts'

const { folder, remove } = temporaryFolder()
afterAll(remove)

let count = 0
function folderWith(...files: string[]): string {
  const own = path.join(folder, String(++count))
  for (const file of files) {
    mkdirSync(path.dirname(path.join(own, file)), { recursive: true })
    writeFileSync(path.join(own, file), '')
  }
  return own
}
const CALLS = ['api', 'contract', 'endpoints'].map((name) => `endpoints/press/${name}.ts`)
const PARTS = ['resources/press-text.ts', 'jobs/press-tell.ts', 'office/press-desk.tsx', ...CALLS]

it('reads the parts of plugins, then those of the house', () => {
  const folders = [{ folder: folderWith(...PARTS), plugin: 'press' }, { folder: folderWith('jobs/tidy.ts') }]
  expect(jobFilesIn(folders).map(({ name, plugin }) => [name, plugin])).toEqual([
    ['press-tell', 'press'],
    ['tidy', undefined],
  ])
  expect(resourceFilesIn(folders)).toHaveLength(1)
  expect(panelFilesIn(folders)).toHaveLength(1)
  expect(endpointFoldersIn(folders)).toHaveLength(1)
})

it('reads the JavaScript of an installed plugin, and neither its declarations nor its tests', () => {
  const files = [...PARTS.map((file) => file.replace(/tsx?$/, 'js')), 'jobs/a.d.ts', 'jobs/a.test.js']
  const folders = [{ folder: folderWith(...files), plugin: 'press' }]
  expect(jobFilesIn(folders).map(({ name }) => name)).toEqual(['press-tell'])
  expect(panelFilesIn(folders).map(({ name }) => name)).toEqual(['press-desk'])
  expect(endpointFoldersIn(folders)[0]?.file).toMatch(/api\.js$/)
})

it.each([
  ['a resource', resourceFilesIn, 'resources/press-text.ts'],
  ['a job', jobFilesIn, 'jobs/press-tell.ts'],
  ['a panel', panelFilesIn, 'office/press-desk.tsx'],
  ['an area of calls', endpointFoldersIn, 'endpoints/press'],
])('%s that two have is refused with one sentence that names both', (_, read, place) => {
  const parts = place === 'endpoints/press' ? CALLS : [place]
  const press = { folder: folderWith(...parts), plugin: 'press' }
  const [kit, house] = [{ folder: folderWith(...parts), plugin: 'kit' }, { folder: folderWith(...parts) }]
  expect(() => read([press, house])).toThrow(
    `${place} is in plugin "press" and in the house: one of them needs another name.`,
  )
  expect(() => read([press, kit])).toThrow(`${place} is in plugin "press" and in plugin "kit"`)
})

it('names the plugin in which the mistake is', () => {
  const calls = { folder: folderWith('endpoints/press/api.ts'), plugin: 'press' }
  expect(() => endpointFoldersIn([calls])).toThrow(/^Plugin "press": endpoints\/press has no contract\.ts\.$/)
  const panel = { folder: folderWith('office/press-text.tsx'), plugin: 'press' }
  const house = { folder: folderWith('resources/press-text.ts') }
  expect(() => panelFilesIn([panel, house])).toThrow(
    /^Plugin "press": office\/press-text\.tsx has the name of a resource/,
  )
})
