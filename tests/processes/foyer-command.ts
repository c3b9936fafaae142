import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { houseAt } from '../../scripts/root.mjs'
import { COMPILED_CODE } from './foyer-process.ts'

const source = path.resolve(import.meta.dirname, '../../packages/foyer/src/commands')

export interface Outcome {
  code: number | null
  stdout: string
  stderr: string
}

/** Runs a command of `foyer`, such as `backup`, as the launcher does: in a process of its own. `onStart` is given the process id. */
export async function foyerCommand(
  [name, ...rest]: [string, ...string[]],
  environment: { DATA_DIR: string } & Record<string, string>,
  onStart: (pid: number) => void = () => {},
): Promise<Outcome> {
  const temporary = path.join(path.dirname(environment.DATA_DIR), 'tmp')
  mkdirSync(temporary, { recursive: true })
  const child = spawn(
    process.execPath,
    [path.join(source, 'within-house.ts'), path.join(source, `${name}.ts`), ...rest],
    {
      cwd: path.dirname(environment.DATA_DIR),
      env: {
        PATH: process.env.PATH,
        FOYER_HOUSE: houseAt(),
        TMPDIR: temporary,
        NODE_COMPILE_CACHE: process.env[COMPILED_CODE] ?? process.env.NODE_COMPILE_CACHE,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const said = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk: Buffer) => {
    said.stdout += chunk
  })
  child.stderr.on('data', (chunk: Buffer) => {
    said.stderr += chunk
  })
  onStart(Number(child.pid))
  const [code] = await once(child, 'close')
  return { code: code as number | null, ...said }
}
