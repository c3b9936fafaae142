import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts'
import { switchBuild } from './switch-build.ts'

const { folder, remove } = temporaryFolder()
afterAll(remove)

/** Makes a build of one file. Returns the folder that a server uses which starts now. */
function build(words: string): string {
  mkdirSync(path.join(folder, 'next', 'client'), { recursive: true })
  writeFileSync(path.join(folder, 'next', 'client', `${words}.js`), words)
  switchBuild(folder)
  return realpathSync(path.join(folder, 'current'))
}
const read = (begun: string, words: string) => readFileSync(path.join(begun, 'client', `${words}.js`), 'utf8')

it('a server keeps the files it began with while two others are built, and a new one gets the newest', () => {
  const first = build('one')
  expect(read(first, 'one')).toBe('one')
  for (const words of ['two', 'three']) {
    const newest = build(words)
    expect(read(newest, words)).toBe(words)
    expect(existsSync(path.join(newest, 'client', 'one.js'))).toBe(false)
    expect(read(first, 'one')).toBe('one')
  }
  build('four')
  expect(existsSync(first)).toBe(false)
  for (let more = 5; more < 12; more++) build(String(more))
  expect(read(realpathSync(path.join(folder, 'current')), '11')).toBe('11')
})
