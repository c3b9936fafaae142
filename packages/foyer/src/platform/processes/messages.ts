import cluster from 'node:cluster'

/** Messages between the processes of one server; the first process passes them on. */
export type Message =
  /** The process answers requests. */
  | { kind: 'open' }
  /** The test shop has started, moved or ended. */
  | { kind: 'shop'; address: string | null }
  /** The process has received this mark, and so all changes announced before it. */
  | { kind: 'heard'; mark: string }
  /** Asks to be told when all processes have received the mark. */
  | { kind: 'await'; mark: string }
  | { kind: 'heard by all'; mark: string }

/** Whether this process is one of several. */
export const isOneOfSeveral = cluster.isWorker

/** The one process that does what is done once: it prints messages and runs the test shop. */
export const isFirst = !cluster.isWorker || process.env.FOYER_PROCESS === '1'

export function tell(message: Message): void {
  if (process.connected) process.send?.(message)
}

export function onMessage(listener: (message: Message) => void): void {
  process.on('message', listener)
}
