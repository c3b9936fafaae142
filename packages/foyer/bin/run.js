import { spawn } from 'node:child_process'
import { constants } from 'node:os'

export function say(step) {
  console.log(`· ${step}`)
}

/** A signal came while one of several commands ran, so the following ones are not run. */
export class Stopped extends Error {
  constructor(signal) {
    super(`Stopped by ${signal}.`)
    this.exitCode = exitCodeOf(signal)
  }
}

const running = new Set()
let stoppedBy = null
let isHeeding = false

/** From now on signals are passed on to the running commands; without any, a signal ends this process. */
function heedSignals() {
  if (isHeeding) return
  isHeeding = true
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      stoppedBy = signal
      if (running.size === 0) process.exit(exitCodeOf(signal))
      for (const child of running) child.kill(signal)
    })
  }
}

/** Runs a command with our terminal, in this folder or in `cwd`, passes signals on to it, and returns its exit code. */
export function run(command, args, env = {}, { stdio = 'inherit', cwd } = {}) {
  heedSignals()
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio })
  running.add(child)
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (words) => said.push(words))
  return new Promise((resolve, reject) => {
    child.on('error', (error) => {
      running.delete(child)
      reject(error)
    })
    child.on('close', (code, signal) => {
      running.delete(child)
      process.stdout.write(Buffer.concat(said))
      resolve(code ?? exitCodeOf(signal))
    })
  })
}

/**
 * The same for one of several steps: after a signal the next step is not run, whatever the exit code of this one. The output of a
 * `quiet` step is printed when it ends, so that it does not mix with that of others.
 */
export async function runStep(command, args, env, { quiet = false } = {}) {
  const code = await run(command, args, env, { stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' })
  if (stoppedBy) throw new Stopped(stoppedBy)
  return code
}

function exitCodeOf(signal) {
  return 128 + constants.signals[signal]
}
