import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { Logger } from '../log.ts'
import type { Message } from './messages.ts'
import { createRollCall } from './roll-call.ts'

const RESTART_AFTER = 1_000
const MAX_RESTART_AFTER = 60_000
/** A process that has been open for so long is well: the next delay before a restart is the shortest again. */
const WELL_AFTER = 30_000
/** Longer than processes need to finish their requests. After that they are killed, so that a stop always ends. */
const PATIENCE = 40_000

interface Place {
  number: number
  worker: Worker | null
  isOpen: boolean
  delay: number
}

/**
 * Starts several processes behind one port. This process answers no requests itself: it hands out connections, restarts processes
 * that have ended, each time after a longer delay, and passes on their messages. The first process prepares the database before
 * the others start. Returns when the first is open; exits with its code where it could not start.
 */
export async function runSeveral(count: number, log: Logger) {
  const places: Place[] = Array.from({ length: count }, (_, index) => ({
    ...{ number: index + 1, worker: null, isOpen: false, delay: RESTART_AFTER },
  }))
  const rollCall = createRollCall()
  let isStopping = false
  let shopAddress: string | null = null
  let wasOpen = false

  const send = (worker: Worker | null, message: Message) => {
    if (worker?.isConnected()) worker.send(message)
  }
  const hear = (place: Place, message: Message) => {
    if (message.kind === 'open') {
      place.isOpen = true
      send(place.worker, { kind: 'shop', address: shopAddress })
      setTimeout(() => {
        if (place.isOpen) place.delay = RESTART_AFTER
      }, WELL_AFTER).unref()
    } else if (message.kind === 'shop') {
      shopAddress = message.address
      for (const { worker } of places) if (worker !== place.worker) send(worker, message)
    } else if (message.kind === 'heard') {
      rollCall.heard(message.mark, place.number)
    } else if (message.kind === 'await') {
      const { mark } = message
      rollCall.wait(mark, openOnes(), () => send(place.worker, { kind: 'heard by all', mark }))
    }
  }
  const openOnes = () => places.filter(({ isOpen }) => isOpen).map(({ number }) => number)

  const start = (place: Place): Worker => {
    const worker = cluster.fork({ FOYER_PROCESS: String(place.number) })
    place.worker = worker
    worker.on('message', (message: Message) => hear(place, message))
    worker.once('exit', (code, signal) => {
      place.worker = null
      place.isOpen = false
      rollCall.left(place.number)
      if (isStopping || !wasOpen) return
      log.error({ process: place.number, code, signal }, 'a process has ended; it is started again')
      setTimeout(() => !isStopping && start(place), place.delay)
      place.delay = Math.min(place.delay * 2, MAX_RESTART_AFTER)
    })
    return worker
  }

  const stop = async () => {
    if (isStopping) return
    isStopping = true
    const workers = places.flatMap(({ worker }) => worker ?? [])
    const gone = workers.map((worker) => once(worker, 'exit'))
    for (const worker of workers) worker.process.kill('SIGTERM')
    const impatient = setTimeout(() => {
      for (const worker of workers) worker.process.kill('SIGKILL')
    }, PATIENCE)
    await Promise.all(gone)
    clearTimeout(impatient)
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  const [first, ...others] = places as [Place, ...Place[]]
  await opened(start(first), () => isStopping)
  wasOpen = true
  for (const place of others) if (!isStopping) start(place)
}

/** A process that cannot start has printed the reason itself. */
function opened(worker: Worker, isStopping: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const end = (code: number | null) => {
      if (!isStopping()) process.exit(code ?? 1)
    }
    worker.once('exit', end)
    worker.on('message', (message: Message) => {
      if (message.kind !== 'open') return
      worker.off('exit', end)
      resolve()
    })
  })
}
