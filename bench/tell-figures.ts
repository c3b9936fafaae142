import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Reports on request how much processor time this process has used, in seconds, and how much memory it holds, in MB. */
export function tellFigures(): void {
  process.on('message', (message) => {
    if (message === 'cpu') {
      const { user, system } = process.cpuUsage()
      process.send?.({ cpu: (user + system) / 1e6 })
    }
    if (message === 'memory') {
      collectGarbage()
      const { heapUsed, external, rss } = process.memoryUsage()
      process.send?.({ memory: (heapUsed + external) / 2 ** 20, resident: rss / 2 ** 20 })
    }
  })
}

/** Garbage does not count as memory in use. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  collect()
}
