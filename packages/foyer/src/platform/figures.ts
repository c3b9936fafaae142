import { Counter, collectDefaultMetrics, Histogram, Registry } from '@prometheus-io/client'

/** The figures of `/metrics`. */
export function createFigures() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  // Few labels and few buckets: every combination is a line that stays in memory until the process ends.
  const seconds = new Histogram({
    name: 'foyer_answer_seconds',
    help: 'Time to answer a request that was not answered from the page store',
    labelNames: ['method', 'status'],
    buckets: [0.025, 0.1, 0.5, 2.5],
    registers: [registry],
  })
  const byRoute = new Counter({
    name: 'foyer_answers_total',
    help: 'The same requests by their route, without its language',
    labelNames: ['route', 'status'],
    registers: [registry],
  })
  const storedPages = counted(registry, 'foyer_stored_pages_total', 'Requests answered from the page store')
  const storedAnswers = counted(
    registry,
    'foyer_stored_answers_total',
    'Calls, feeds and calendars answered from the store',
  )
  return {
    registry,
    storedPages,
    storedAnswers,
    /** `route` is a declared route, never the path of a request. */
    countAnswer({ method, route, status, milliseconds }: Answered): void {
      const group = `${String(status)[0]}xx`
      seconds.observe({ method: METHODS.has(method) ? method : 'other', status: group }, milliseconds / 1000)
      byRoute.inc({ route: route?.replace(LANGUAGE, '') || 'none', status: group })
    },
  }
}

interface Answered {
  method: string
  route: string | undefined
  status: number
  milliseconds: number
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])
const LANGUAGE = /^\/(?:de|en)(?=\/)/

/** For events that happen thousands of times a second: counting is one addition, and the registry reads the sum when asked. */
function counted(registry: Registry, name: string, help: string) {
  const figure = { times: 0 }
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      this.reset()
      this.inc(figure.times)
    },
  })
  return figure
}

export type Figures = ReturnType<typeof createFigures>
