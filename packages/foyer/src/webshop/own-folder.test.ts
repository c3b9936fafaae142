import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { SHOPS } from './definitions.ts'

const root = path.resolve(import.meta.dirname, '../..')
const KINDS = Object.keys(SHOPS).filter((kind) => kind !== 'none')
/** "eventImages" is none. */
const NAMES = new RegExp(`(${KINDS.join('|')})(?!ages)`, 'i')
/** The lists that offer the shops, and the routes of the specification. */
const LISTS = [
  'src/webshop/definitions.ts',
  'src/webshop/every-address.ts',
  'src/public/shops.ts',
  'src/contract/route-table.ts',
]
const FOLDERS = Object.keys(SHOPS).map((kind) => `src/webshop/${kind}/`)

it('no shop is named outside its folder', () => {
  const files = globSync(['src/**/*.*', 'templates/**/*.*', 'bin/*'], { cwd: root })
  const named = files.filter(
    (file) =>
      !/\.test\.tsx?$/.test(file) &&
      !LISTS.includes(file) &&
      !FOLDERS.some((folder) => file.startsWith(folder)) &&
      NAMES.test(readFileSync(path.join(root, file), 'utf8')),
  )
  expect(files.length).toBeGreaterThan(1000)
  expect(named).toEqual([])
})
