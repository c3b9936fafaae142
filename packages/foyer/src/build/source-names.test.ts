import { expect, it } from 'vitest'
import { type NamedFolder, sourceName, withSourceNames } from './source-names.ts'

const folders: NamedFolder[] = [
  ['foyer', '/houses/one/node_modules/openfoyer/src'],
  ['house', '/houses/one/node_modules/openfoyer/plugins/countdown'],
  ['house', '/houses/one'],
]

it.each([
  ['/houses/one/node_modules/openfoyer/src/site/entry-client.js', 'foyer:site/entry-client'],
  ['/houses/one/node_modules/openfoyer/src/site/styles/base.css', 'foyer:site/styles/base.css'],
  ['/houses/one/modules/pledge/view.tsx', 'house:modules/pledge/view'],
  ['/houses/one/node_modules/openfoyer/plugins/countdown/modules/clock/view.js', 'house:modules/clock/view'],
  ['/houses/one/node_modules/react/index.js', null],
  ['/houses/two/house.ts', null],
])('the name of %s is %s', (file, name) => {
  expect(sourceName(file, folders)).toBe(name)
})

it('a manifest refers to its chunks by the same names', () => {
  const manifest = {
    'node_modules/openfoyer/src/site/entry-client.js': {
      file: 'assets/entry.js',
      src: 'node_modules/openfoyer/src/site/entry-client.js',
      imports: ['_libraries-a1.js'],
      dynamicImports: ['modules/pledge/view.tsx'],
    },
    '_libraries-a1.js': { file: 'assets/libraries-a1.js' },
    'modules/pledge/view.tsx': {
      file: 'assets/view.js',
      src: 'modules/pledge/view.tsx',
      css: ['assets/view.css'],
    },
  }
  const named = withSourceNames(manifest, '/houses/one', folders)
  expect(Object.keys(named)).toEqual([
    'foyer:site/entry-client',
    '_libraries-a1.js',
    'house:modules/pledge/view',
  ])
  expect(named['foyer:site/entry-client']).toMatchObject({
    imports: ['_libraries-a1.js'],
    dynamicImports: ['house:modules/pledge/view'],
  })
})
