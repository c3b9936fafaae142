import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { root } from '../../../../scripts/root.mjs'
import { installPackages } from '../../../../tests/support/house-packages.ts'
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts'
import { envExample } from '../platform/config/variables.ts'
import { writeHouse } from './create/write-house.ts'

/** Each folder has the files that lie, and the sentence with which they are refused. */
const LIES = path.join(root, 'tests/houses/lies')
const PACKAGE = path.resolve(import.meta.dirname, '../..')

const { version } = JSON.parse(readFileSync(path.join(PACKAGE, 'package.json'), 'utf8'))

const { folder, remove } = temporaryFolder()
afterAll(remove)

/** A new house with one mistake. */
function houseThatLies(name: string): string {
  const at = path.join(folder, name)
  const look = { look: 'plain' as const, shop: { factory: 'noShop', facts: {} } }
  const house = {
    name: 'Kiln',
    timeZone: 'Europe/London',
    languages: ['en' as const],
    email: 'ada@kiln.example',
  }
  writeHouse({ ...house, ...look, content: 'empty', folder: at, package: '^0.1.0' }, envExample())
  installPackages(at)
  cpSync(path.join(LIES, name), at, { recursive: true })
  rmSync(path.join(at, 'sentence.txt'))
  return at
}

async function run(house: string, ...args: string[]) {
  const { FOYER_HOUSE: _, ...env } = process.env
  const child = spawn(process.execPath, [path.join(PACKAGE, 'bin/foyer.js'), ...args], { cwd: house, env })
  const [[status], stdout, stderr] = await Promise.all([
    once(child, 'close'),
    text(child.stdout),
    text(child.stderr),
  ])
  return { status, stdout, stderr: stderr.trim() }
}

describe.each(readdirSync(LIES))('a house that lies: %s', (name) => {
  const written = readFileSync(path.join(LIES, name, 'sentence.txt'), 'utf8').trim()
  const sentence = written.replace('{version}', version)

  it('is refused by check, build and start with this sentence and no other', async () => {
    const house = houseThatLies(name)
    const [checked, built, started] = await Promise.all([
      run(house, 'check', '--json'),
      run(house, 'build'),
      run(house, 'start'),
    ])
    expect(checked.status).toBe(1)
    expect(JSON.parse(checked.stdout).errors).toEqual([sentence])
    expect(built).toMatchObject({ status: 1, stderr: sentence })
    expect(started).toMatchObject({ status: 1, stderr: sentence })
    if (name !== 'unknown-fact') return
    // Each program reads house.ts while its code is loaded.
    const others = await Promise.all([run(house, 'check'), run(house, 'migrate')])
    for (const other of others) expect(other).toMatchObject({ status: 1, stderr: sentence })
  }, 60_000)
})
