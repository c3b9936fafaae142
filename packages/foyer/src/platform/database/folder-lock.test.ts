import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { SetupError } from '../config/config.ts'
import { lockFolder } from './folder-lock.ts'

/** Tries to take the lock, prints the result, and holds the lock until it is killed. */
const CHILD = `
  const { lockFolder } = await import(process.argv[1])
  try {
    globalThis.lock = lockFolder(process.argv[2])
    process.stdout.write('locked')
    setInterval(() => {}, 1000)
  } catch (error) {
    process.stdout.write(error.name + ': ' + error.message)
  }
`
const SUBJECT = new URL('./folder-lock.ts', import.meta.url).href

let parent: string
let folder: string
const children: ChildProcess[] = []

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'foyer-lock-'))
  folder = path.join(parent, 'data')
})

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(parent, { recursive: true })
})

async function tryInAnotherProcess(): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', CHILD, SUBJECT, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [said] = (await once(child.stdout as NodeJS.EventEmitter, 'data')) as [Buffer]
  return { child, said: said.toString() }
}

describe('the lock of a data folder', () => {
  it('makes the folder, for this user alone', () => {
    const lock = lockFolder(folder)
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    lock.release()
  })

  it('keeps a second process out, with a sentence for the person who started it', async () => {
    const lock = lockFolder(folder)
    const { said } = await tryInAnotherProcess()
    expect(said).toBe(
      `SetupError: The data folder ${folder} is in use by another process. Stop it, or set another DATA_DIR.`,
    )
    lock.release()
  })

  it('keeps this process out while another has it, and is free once that is killed with -9', async () => {
    const { child, said } = await tryInAnotherProcess()
    expect(said).toBe('locked')
    expect(() => lockFolder(folder)).toThrow(SetupError)
    child.kill('SIGKILL')
    await once(child, 'exit')
    lockFolder(folder).release()
  })

  it('cannot be taken twice in one process, and can again after its release', () => {
    const lock = lockFolder(folder)
    expect(() => lockFolder(folder)).toThrow(SetupError)
    lock.release()
    lockFolder(folder).release()
  })

  it('is of one folder only', () => {
    const lock = lockFolder(folder)
    lockFolder(path.join(parent, 'other')).release()
    lock.release()
  })
})
