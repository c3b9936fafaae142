import { Counter, collectDefaultMetrics, Histogram, Registry } from '@prometheus-io/client'

/** What `/metrics` tells. */
export function createFigures() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: 'foyer_answer_seconds',
    help: 'Time to answer a request that was not answered from the page store',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const storedPages = counted(registry, 'foyer_stored_pages_total', 'Requests answered from the page store')
  const storedAnswers = counted(
    registry,
    'foyer_stored_answers_total',
    'Calls, feeds and calendars answered from the store',
  )
  return { registry, answers, storedPages, storedAnswers }
}

/** For what happens thousands of times a second: one addition, until somebody reads it. */
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
