/** The work was ended by a signal or by its parent, as somebody wished; this is no failure. */
export class Ended extends Error {}

const SIGNALS = ['SIGTERM', 'SIGINT'] as const

/**
 * Runs long work that a signal ends in order: its `signal` is aborted, so that it can take back what it has done, instead of the
 * process being gone at once. A second signal ends the process at once.
 */
export async function endedBySignals<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const end = () => {
    forget()
    controller.abort(new Ended('Stopped.'))
  }
  const forget = () => {
    for (const signal of SIGNALS) process.off(signal, end)
    process.off('disconnect', end)
  }
  for (const signal of SIGNALS) process.on(signal, end)
  // The process that distributes connections has ended.
  process.on('disconnect', end)
  try {
    return await work(controller.signal)
  } finally {
    forget()
  }
}
