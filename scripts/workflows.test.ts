import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { validateWorkflow } from '@action-validator/core'
import { expect, it } from 'vitest'
import { root } from './root.mjs'

const folder = path.join(root, '.github', 'workflows')
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')

it.each(readdirSync(folder))('%s is a workflow as GitHub reads them', (file) => {
  expect(validateWorkflow(read(file)).errors).toEqual([])
})

it('every step of `npm test` is run by some machine', () => {
  const steps = readFileSync(path.join(root, 'scripts', 'test.mjs'), 'utf8').matchAll(/name: '([^']+)'/g)
  const listed = [...read('test.yml').matchAll(/only: ([^\n{}$]+?)(?:, shard| *\n)/g)].flatMap(([, only]) =>
    only?.split(','),
  )
  // A step brings what it needs.
  const expected = [...steps].map(([, name]) => name).filter((name) => name !== 'production build')
  expect([...new Set(listed)].sort()).toEqual(expected.sort())
})
