/**
 * Runs the steps in their order, two at a time, because many use only one core or wait. A step begins when the step it `needs` is
 * done. A step marked `alone` begins when nothing else runs, and nothing begins beside it. After an error no further step begins,
 * and the error is thrown when all running steps have ended.
 */
export async function sideBySide(steps, perform, atOnce = 2) {
  const waiting = [...steps]
  const running = new Map()
  const results = new Map()
  const broken = []

  const mayBegin = (step) => {
    const others = [...running.keys()]
    if (others.length >= atOnce || others.some(({ alone }) => alone)) return false
    if (step.alone && others.length > 0) return false
    return step.needs === undefined || results.has(step.needs)
  }
  const begin = (step) => {
    waiting.splice(waiting.indexOf(step), 1)
    const work = perform(step, results)
      .then(
        (result) => void results.set(step.name, result),
        (error) => void broken.push(error),
      )
      .finally(() => running.delete(step))
    running.set(step, work)
  }

  for (;;) {
    while (broken.length === 0) {
      const next = waiting.find(mayBegin)
      if (!next) break
      begin(next)
    }
    if (running.size === 0) break
    await Promise.race(running.values())
  }
  if (broken.length > 0) throw broken[0]
  return steps.map((step) => ({ ...step, ...results.get(step.name) }))
}
