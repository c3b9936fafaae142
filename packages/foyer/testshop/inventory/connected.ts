export interface Place {
  id: string
  row: number
  number: number
}

/** Runs of neighbouring seats, in the given order. Where seats are not numbered (row 0), all are neighbours. */
export function runsOf<P extends Place>(places: P[]): P[][] {
  const runs: P[][] = []
  for (const place of places) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    const isNext = last && last.row === place.row && (place.row === 0 || place.number === last.number + 1)
    if (run && isNext) run.push(place)
    else runs.push([place])
  }
  return runs
}

/**
 * The possible places for a group of this size, the best first: at the end of a run, and preferably without leaving single seats.
 * After those come all other places along the runs, for when others want the best ones at the same time.
 */
export function windowsOf<P extends Place>(runs: P[][], size: number): P[][] {
  const large = runs.filter((run) => run.length >= size)
  const leavesOne = (run: P[]) => run.length - size === 1
  const best = [...large.filter((run) => !leavesOne(run)), ...large.filter(leavesOne)]
  const edges = best.map((run) => run.slice(0, size))
  const further = best.flatMap((run) =>
    Array.from({ length: Math.floor(run.length / size) - 1 }, (_, step) =>
      run.slice((step + 1) * size, (step + 2) * size),
    ),
  )
  return [...edges, ...further]
}

/** The largest number that can sit together, and whether the group can sit in two halves. */
export function whatIsLeft(
  runs: Place[][],
  size: number,
): { together: number; halves: [number, number] | null } {
  const together = Math.max(0, ...runs.map((run) => run.length))
  const half = Math.ceil(size / 2)
  const fitHalves = runs.reduce((sum, run) => sum + Math.floor(run.length / half), 0) >= 2
  return {
    together: Math.min(together, size),
    halves: size >= 2 && fitHalves ? [half, size - half] : null,
  }
}
