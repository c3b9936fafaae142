import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Logger } from 'pino'

const MAIN = path.resolve(import.meta.dirname, `../../../testshop/main${path.extname(import.meta.filename)}`)
const RESTART_AFTER = 2_000
const MAX_RESTART_AFTER = 60_000
/** Longer than the shop needs to finish its requests. After that it is killed, so that a stop always ends. */
const PATIENCE = 15_000

interface Options {
  token: string
  log: Logger
  /** Called with the address when the shop opens, and with null when it has ended. */
  onMove(address: string | null): void
}

/**
 * Runs the test shop in a process of its own. The site never waits for it: where it cannot start, or ends, the shop is offline
 * and is started again. It ends with this process, however that ends.
 */
export function runTestshop({ token, log, onMove }: Options) {
  let child: ChildProcess | null = null
  let restart: NodeJS.Timeout | null = null
  let delay = RESTART_AFTER
  let isStopping = false

  const start = () => {
    restart = null
    const started = fork(MAIN, [], {
      // Its output must not mix with the lines that the starter of the site reads.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, TESTSHOP_TOKEN: token },
      execArgv: [],
    })
    child = started
    started.on('message', (message: { address?: unknown; reason?: unknown }) => {
      if (message.reason) log.error({ reason: message.reason }, 'the test shop had to end')
      if (typeof message.address !== 'string') return
      delay = RESTART_AFTER
      onMove(message.address)
    })
    const ended = (reason: object) => {
      if (child !== started) return
      child = null
      if (isStopping) return
      onMove(null)
      log.error(reason, 'the test shop has ended; it is started again')
      restart = setTimeout(start, delay)
      restart.unref()
      delay = Math.min(delay * 2, MAX_RESTART_AFTER)
    }
    started.once('error', (error) => ended({ err: error }))
    started.once('exit', (code, signal) => ended({ code, signal }))
  }
  start()
  return {
    async stop() {
      isStopping = true
      if (restart) clearTimeout(restart)
      if (!child) return
      const gone = once(child, 'exit')
      // Closing the channel is the signal to end.
      if (child.connected) child.disconnect()
      const impatient = setTimeout(() => child?.kill('SIGKILL'), PATIENCE)
      await gone
      clearTimeout(impatient)
    },
  }
}
