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
  const storedPages = new Counter({
    name: 'foyer_stored_pages_total',
    help: 'Requests answered from the page store',
    registers: [registry],
  })
  const storedAnswers = new Counter({
    name: 'foyer_stored_answers_total',
    help: 'Calls, feeds and calendars answered as they were kept',
    registers: [registry],
  })
  return { registry, answers, storedPages, storedAnswers }
}

export type Figures = ReturnType<typeof createFigures>
