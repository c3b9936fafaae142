import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts'

const { folder, remove } = temporaryFolder()
afterAll(remove)

/** Where there is no house yet, so nothing that reads the facts of one may be loaded. */
function create(...args: string[]) {
  const { FOYER_HOUSE: _, ...env } = process.env
  const launcher = path.resolve(import.meta.dirname, '../../bin/foyer.js')
  return spawnSync(process.execPath, [launcher, 'create', ...args], { cwd: folder, env, encoding: 'utf8' })
}

it('makes a house in a folder where there is none', () => {
  const { status, stdout, stderr } = create('kiln', '--yes')
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toContain('npm start')
  expect(existsSync(path.join(folder, 'kiln', 'house.ts'))).toBe(true)
  const again = create('kiln', '--yes')
  expect(again.status).toBe(1)
  expect(again.stderr.trim()).toMatch(/^The folder .*kiln is not empty\. .*\.$/)
})
