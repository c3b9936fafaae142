/**
 * Does the steps in their order, two at a time: many keep one core busy or wait for something else. A step begins when
 * what it `needs` is done; one that is to run `alone` begins when nothing runs, and nothing begins beside it.
 * Where one breaks off, nothing begins any more, and it is told once everything that runs has ended.
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
