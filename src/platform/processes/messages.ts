import cluster from 'node:cluster'

/** What the processes of one server tell each other; the first process passes it on. */
export type Message =
  /** It answers requests. */
  | { kind: 'open' }
  /** The test shop has opened, moved or gone. */
  | { kind: 'shop'; address: string | null }
  /** This mark among the announcements has been heard, and with it everything announced before. */
  | { kind: 'heard'; mark: string }
  /** To be told when everybody has heard it. */
  | { kind: 'await'; mark: string }
  | { kind: 'heard by all'; mark: string }

/** Whether this process is one of several. */
export const isOneOfSeveral = cluster.isWorker

/** The one of them that does what is done once: it says what happens, and runs the test shop. */
export const isFirst = !cluster.isWorker || process.env.FOYER_PROCESS === '1'

export function tell(message: Message): void {
  if (process.connected) process.send?.(message)
}

export function onMessage(listener: (message: Message) => void): void {
  process.on('message', listener)
}
