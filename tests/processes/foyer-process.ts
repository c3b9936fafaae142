import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { houseAt } from '../../scripts/root.mjs'
import { freePort } from '../support/free-port.ts'
import { LOGINS } from '../support/logins.ts'
import { QUICK_TO_START } from '../support/quick-to-start.ts'

const root = path.resolve(import.meta.dirname, '../..')

/** The folders in which `prepare.ts` has put what the tests share. */
export const PREPARED_HOUSE = 'FOYER_TEST_PREPARED_HOUSE'
export const COMPILED_CODE = 'FOYER_TEST_COMPILED_CODE'

/** Without the test shop, which would be another whole server. */
export const WITHOUT_SHOP = { WEBSHOP_KIND: 'none' }

/** Copies a data folder as it is after a first start without the demo. */
export function copyPreparedHouse(folder: string): void {
  cpSync(String(process.env[PREPARED_HOUSE]), path.join(folder, 'data'), { recursive: true })
}

/** The real server as `npm start` runs it, in a process of its own. */
export interface FoyerProcess {
  address: string
  /** Resolves when the server reports that it is open; rejects when it ends before. */
  opened: Promise<void>
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>
  output: { stdout: string; stderr: string }
  /** Calls a function whenever the process has said something. */
  onOutput(heard: () => void): void
  kill(signal: NodeJS.Signals): void
  pid: number
}

/** Every process that a test has started; `endAll` ends them. */
const running = new Set<ChildProcess>()

export async function endAll(): Promise<void> {
  const ends = [...running].map((child) => {
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    return gone
  })
  await Promise.all(ends)
}

/** `folder` is what the server may write to: its data, and its temporary files. */
export async function startFoyer(
  folder: string,
  environment: Record<string, string> = {},
): Promise<FoyerProcess> {
  const port = environment.PORT ?? String(await freePort())
  const temporary = path.join(folder, 'tmp')
  mkdirSync(temporary, { recursive: true })
  const child = spawn(
    process.execPath,
    [QUICK_TO_START, path.join(root, 'packages/foyer/src/server/main.ts')],
    {
      // Outside the repository, which may contain an .env file.
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        FOYER_HOUSE: houseAt(),
        TMPDIR: temporary,
        NODE_ENV: 'production',
        NODE_COMPILE_CACHE: process.env[COMPILED_CODE] ?? process.env.NODE_COMPILE_CACHE,
        HOST: '127.0.0.1',
        PORT: port,
        DATA_DIR: path.join(folder, 'data'),
        LOG_LEVEL: 'error',
        ADMIN_EMAIL: LOGINS.admin.email,
        ADMIN_PASSWORD: LOGINS.admin.password,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  running.add(child)
  const output = { stdout: '', stderr: '' }
  child.stderr.on('data', (chunk: Buffer) => {
    output.stderr += chunk
  })
  const ended = once(child, 'close').then(([code, signal]) => {
    running.delete(child)
    return { code: code as number | null, signal: signal as NodeJS.Signals | null }
  })
  const opened = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output.stdout += chunk
      if (output.stdout.includes('Foyer is open')) resolve()
    })
    ended.then(() => reject(new Error(`It ended before it was open:\n${output.stderr}\n${output.stdout}`)))
  })
  // A test that waits only for the end does not wait for the opening, so its rejection must be handled here.
  opened.catch(() => {})
  return {
    address: `http://127.0.0.1:${port}`,
    opened,
    ended,
    output,
    onOutput: (heard) => void child.stdout.on('data', heard),
    kill: (signal) => void child.kill(signal),
    pid: child.pid ?? 0,
  }
}
