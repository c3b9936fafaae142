import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

export function say(step) {
  console.log(`· ${step}`)
}

/** A signal came while one of several commands ran: nothing that was to follow it happens. */
export class Stopped extends Error {
  constructor(signal) {
    super(`Stopped by ${signal}.`)
    this.exitCode = exitCodeOf(signal)
  }
}

const running = new Set()
let stoppedBy = null
let isHeeding = false

/** From here on a signal is handed on to what runs; where nothing does, it ends this process. */
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

/** Runs a command in the repository with our own terminal, hands our signals on to it, and gives its exit code. */
export function run(command, args, env = {}) {
  heedSignals()
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' })
  running.add(child)
  return new Promise((resolve, reject) => {
    child.on('error', (error) => {
      running.delete(child)
      reject(error)
    })
    child.on('exit', (code, signal) => {
      running.delete(child)
      resolve(code ?? exitCodeOf(signal))
    })
  })
}

/** The same for one of several: after a signal the next is not run, whatever this one makes of it. */
export async function runStep(command, args, env) {
  const code = await run(command, args, env)
  if (stoppedBy) throw new Stopped(stoppedBy)
  return code
}

function exitCodeOf(signal) {
  return 128 + constants.signals[signal]
}
