let last = Promise.resolve()

/**
 * For what a page does by itself: fulfilled in a task of its own, after everybody who asked before. All of it begun at once would be one
 * long task, in which nobody who touches the page is answered.
 */
export function turn(): Promise<void> {
  last = last.then(nextTask)
  return last
}

/** By a message and not by a timer: those are slowed down in a page that nobody looks at. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((begin) => {
    port1.onmessage = () => begin()
    port2.postMessage(null)
  })
}
