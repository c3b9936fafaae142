import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

/** What a house finds on a machine; none of the variables of this run, and least of all the folder of Meridian. */
const BARE = ['PATH', 'HOME', 'TMPDIR', 'SYSTEMROOT']
/** npm also needs to know how this machine reaches its packages. */
const OF_NPM = /^(npm_config_|(https?|no)_proxy$|node_extra_ca_certs$|ssl_cert_)/i

function bareEnvironment(more: Record<string, string>): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => BARE.includes(name) || OF_NPM.test(name))
  return { ...Object.fromEntries(kept), ...more }
}

export interface Ended {
  code: number | null
  output: string
}

/** Runs a program to its end. */
export async function runIn(folder: string, program: string, args: string[]): Promise<Ended> {
  const { child, output } = start(folder, program, args, {})
  const [code] = await once(child, 'close')
  return { code, output: output() }
}

/** Uses what npm has in its cache, so that the test needs the network only the first time. */
export function npmInstall(folder: string, ...packages: string[]): Promise<Ended> {
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  return runIn(folder, 'npm', ['install', ...packages, ...quiet])
}

/** Runs a command of the installed package, as `npx foyer` does. */
export const foyer = (house: string, ...args: string[]) =>
  runIn(house, process.execPath, [commandOf(house), ...args])

const commandOf = (house: string) => path.join(house, 'node_modules/.bin/foyer')

export interface Served {
  stop(): Promise<Ended>
}

/** Starts the site and waits until it says that it is open. */
export function serve(house: string, environment: Record<string, string>): Promise<Served> {
  return serveBy(house, [commandOf(house), 'start'], environment)
}

/** The same for what Node is told to run. */
export async function serveBy(
  folder: string,
  command: string[],
  environment: Record<string, string>,
): Promise<Served> {
  const { child, output } = start(folder, process.execPath, command, environment)
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, output: output() }))
  const opened = new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', () => {
      if (output().includes('Foyer is open')) resolve()
    })
    ended.then((end) => reject(new Error(`It ended before it was open:\n${end.output}`)), reject)
  })
  await opened
  return {
    stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

const running = new Set<ChildProcess>()

/** Ends what a failed test has left behind: each command with the processes it started. */
export function endAll(): void {
  for (const { pid } of running) if (pid) process.kill(-pid, 'SIGKILL')
}

function start(cwd: string, program: string, args: string[], environment: Record<string, string>) {
  const child = spawn(program, args, {
    cwd,
    env: bareEnvironment(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  running.add(child)
  child.once('close', () => running.delete(child))
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (words: Buffer) => said.push(words))
  return { child, output: () => Buffer.concat(said).toString() }
}
