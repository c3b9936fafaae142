/** The oldest marks are forgotten. */
const MAX_MARKS = 1_000

interface Call {
  heardBy: Set<number>
  waiting: { everybody: number[]; tell: () => void } | null
}

/** Knows which processes have received which mark, and tells a waiting process when all have. */
export function createRollCall() {
  const calls = new Map<string, Call>()
  const callOf = (mark: string): Call => {
    let call = calls.get(mark)
    if (!call) {
      call = { heardBy: new Set(), waiting: null }
      calls.set(mark, call)
      if (calls.size > MAX_MARKS) calls.delete(calls.keys().next().value as string)
    }
    return call
  }
  const look = (mark: string, { heardBy, waiting }: Call) => {
    if (!waiting?.everybody.every((number) => heardBy.has(number))) return
    calls.delete(mark)
    waiting.tell()
  }
  return {
    heard(mark: string, number: number): void {
      const call = callOf(mark)
      call.heardBy.add(number)
      look(mark, call)
    },
    wait(mark: string, everybody: number[], tell: () => void): void {
      const call = callOf(mark)
      call.waiting = { everybody, tell }
      look(mark, call)
    },
    /** A process that has ended is not waited for. */
    left(number: number): void {
      for (const [mark, call] of calls) {
        if (!call.waiting) continue
        call.waiting.everybody = call.waiting.everybody.filter((other) => other !== number)
        look(mark, call)
      }
    },
  }
}
