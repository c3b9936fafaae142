import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../../tests/support/temporary-folder.ts'
import { readConfig } from './config.ts'

const { folder, remove } = temporaryFolder()
afterAll(remove)
const fileWith = (name: string, text: string) => {
  const file = path.join(folder, name)
  writeFileSync(file, text)
  return file
}

it('a secret comes from a file as well, without the end of its line', () => {
  const METRICS_TOKEN_FILE = fileWith('token', 'sixteen-letters!\n')
  expect(readConfig({ METRICS_TOKEN_FILE }).metricsToken).toBe('sixteen-letters!')
})

it.each([
  [
    'both',
    () => ({ METRICS_TOKEN: 'sixteen-letters!', METRICS_TOKEN_FILE: fileWith('both', 'sixteen-letters!') }),
    'METRICS_TOKEN and METRICS_TOKEN_FILE are both set: leave one of them out.',
  ],
  [
    'no such file',
    () => ({ METRICS_TOKEN_FILE: '/nowhere' }),
    'METRICS_TOKEN_FILE names a file that cannot be read',
  ],
  [
    'an empty file',
    () => ({ METRICS_TOKEN_FILE: fileWith('empty', '\n') }),
    'METRICS_TOKEN_FILE names a file that is empty',
  ],
  [
    'a wrong value',
    () => ({ METRICS_TOKEN_FILE: fileWith('short', 'hunter2') }),
    'METRICS_TOKEN must have at least 16',
  ],
])('%s is refused in one sentence that shows no secret', (_what, env, sentence) => {
  let said = ''
  try {
    readConfig(env())
  } catch (error) {
    said = (error as Error).message
  }
  expect(said).toContain(sentence)
  expect(said).toMatch(/^[^\n]+\.$/)
  expect(said).not.toContain('hunter2')
})

it('what is no secret is not read from a file', () => {
  expect(readConfig({ PORT_FILE: fileWith('port', '4000') }).port).toBe(3000)
})
