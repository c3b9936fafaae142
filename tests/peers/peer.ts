import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../../scripts/root.mjs'

/**
 * A peer is a program of others that Foyer works with, such as an S3 server. It is installed once, in a folder of its own below the
 * caches of the repository; nothing is installed on the machine.
 */
const PEERS = path.join(root, 'node_modules/.cache/peers')

/** Why a peer cannot run on this machine, in one sentence. */
export class CannotRun extends Error {}

/** The folder of a peer. `install` fills it the first time; the version is part of `name`. */
export async function installed(
  name: string,
  install: (folder: string) => void | Promise<void>,
): Promise<string> {
  const folder = path.join(PEERS, name)
  const complete = path.join(folder, '.complete')
  if (existsSync(complete)) return folder
  // What an installation that was ended has left.
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  console.log(`· installing ${name} (first run only)`)
  await install(folder)
  writeFileSync(complete, '')
  return folder
}

/** What a peer is installed with, such as Go; a CannotRun where the machine does not have it. */
export function requireProgram(program: string, args: string[], sentence: string): void {
  if (spawnSync(program, args, { stdio: 'ignore' }).status !== 0) throw new CannotRun(sentence)
}

/** Runs one step of an installation. Where it fails, the last lines that it said are the reason. */
export function step(
  program: string,
  args: string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): void {
  const { status, stdout, stderr } = spawnSync(program, args, {
    ...options,
    env: { ...process.env, ...options.env },
    encoding: 'utf8',
  })
  if (status === 0) return
  const said = `${stdout}${stderr}`.trim().split('\n').slice(-3).join(' ')
  throw new CannotRun(`"${program} ${args.join(' ')}" failed: ${said}`)
}

/**
 * What a spec tests against, or null where it cannot run here: then the reason is printed, and the tests are skipped. In a workflow
 * (`CI`) it is a failure, because there everything that is needed is installed.
 */
export async function peer<T>(name: string, prepare: () => T | Promise<T>): Promise<T | null> {
  try {
    return await prepare()
  } catch (error) {
    if (!(error instanceof CannotRun) || process.env.CI) throw error
    console.log(`· ${name} is not tested: ${error.message}`)
    return null
  }
}

export interface RunningPeer {
  pid: number
  stop(): Promise<void>
}

/** Starts a peer that listens on a port of this machine, and resolves when it does. */
export async function startPeer(
  program: string,
  args: string[],
  { port, env, cwd }: { port: number; env?: Record<string, string>; cwd?: string },
): Promise<RunningPeer> {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'close')
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (words) => (said = (said + words).slice(-4000)))
  for (let tries = 0; !(await isOpen(port)); tries++) {
    if (child.exitCode !== null || tries === 300) {
      child.kill('SIGKILL')
      throw new Error(`${program} did not start:\n${said}`)
    }
    await wait(100)
  }
  return {
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const answer = (open: boolean) => {
      socket.destroy()
      resolve(open)
    }
    socket.once('connect', () => answer(true))
    socket.once('error', () => answer(false))
  })
}
