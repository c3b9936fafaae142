import { mkdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts'
import { productionPackages } from './production-packages.ts'

let temporary: ReturnType<typeof temporaryFolder>
let root: string
beforeEach(() => {
  temporary = temporaryFolder()
  root = realpathSync(temporary.folder)
})
afterEach(() => temporary.remove())

function add(place: string, manifest: object = {}): void {
  mkdirSync(path.join(root, place), { recursive: true })
  writeFileSync(path.join(root, place, 'package.json'), JSON.stringify(manifest))
}

const placesOf = (house: string) =>
  Object.fromEntries(
    productionPackages(path.join(root, house)).map(({ folder, place }) => [
      path.relative(root, folder),
      place,
    ]),
  )

it('finds what is needed where it runs, above the house and inside packages, and nothing else', () => {
  add('house', { dependencies: { a: '1' }, devDependencies: { tool: '1' } })
  add('node_modules/a', { dependencies: { b: '1' }, optionalDependencies: { elsewhere: '1' } })
  add('node_modules/a/node_modules/b', {
    peerDependencies: { c: '1', tool: '1' },
    peerDependenciesMeta: { tool: { optional: true } },
  })
  add('node_modules/b')
  add('node_modules/c')
  add('node_modules/tool')
  expect(placesOf('house')).toEqual({
    'node_modules/a': 'node_modules/a',
    'node_modules/a/node_modules/b': 'node_modules/b',
    'node_modules/c': 'node_modules/c',
  })
})

it('keeps two versions apart, each for those that find it', () => {
  add('house', { dependencies: { a: '1', b: '2', d: '1' } })
  add('house/node_modules/b', { version: '2' })
  add('node_modules/d', { dependencies: { b: '1' } })
  add('node_modules/a', { dependencies: { b: '1' } })
  add('node_modules/b', { version: '1' })
  const versions = productionPackages(path.join(root, 'house')).map(({ folder, place }) => [
    place,
    path.relative(root, folder),
  ])
  expect(Object.fromEntries(versions)).toEqual({
    'node_modules/a': 'node_modules/a',
    'node_modules/a/node_modules/b': 'node_modules/b',
    'node_modules/b': 'house/node_modules/b',
    'node_modules/d': 'node_modules/d',
    'node_modules/d/node_modules/b': 'node_modules/b',
  })
})

it('puts the package of a workspace where Node runs its TypeScript', () => {
  add('house', { dependencies: { ours: '1' } })
  add('packages/ours', { dependencies: { a: '1' } })
  add('node_modules/a')
  symlinkSync('../packages/ours', path.join(root, 'node_modules/ours'))
  expect(productionPackages(path.join(root, 'house'))).toEqual([
    { folder: path.join(root, 'packages/ours'), place: 'packages/ours', link: 'node_modules/ours' },
    { folder: path.join(root, 'node_modules/a'), place: 'node_modules/a' },
  ])
})

it('refuses with one sentence where something is not installed', () => {
  add('house', { dependencies: { a: '1' } })
  expect(() => productionPackages(path.join(root, 'house'))).toThrow(
    'The package a is not installed. Run: npm install',
  )
})
