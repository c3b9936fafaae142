import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { QUESTIONS } from './create/answers.ts'

const launcher = path.resolve(import.meta.dirname, '../../bin/foyer.js')
const reference = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/reference/cli.md'), 'utf8')

it('the reference has every command that foyer names, and every flag of its questions', () => {
  const { stdout } = spawnSync(process.execPath, [launcher, 'help'], { encoding: 'utf8' })
  const commands = [...stdout.matchAll(/^ {2}(foyer [a-z-]+)/gm)].map(([, command]) => command)
  expect(commands.length).toBeGreaterThan(5)
  for (const command of commands) expect(reference).toMatch(new RegExp(`^\\| \`${command}[ \`]`, 'm'))
  for (const { flag } of QUESTIONS) expect(reference).toContain(`--${flag} `)
})
