import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts a process's time in hundredths of a second. */
const TICKS = 100

interface Counted {
  parent: number
  seconds: number
}

/** The processor time of a process and of all its descendants, in seconds, from /proc. */
export function cpuOf(pid: number): number[] {
  const all = new Map(processes())
  const family = (id: number): number[] => [
    all.get(id)?.seconds ?? 0,
    ...[...all].filter(([, { parent }]) => parent === id).flatMap(([child]) => family(child)),
  ]
  return family(pid)
}

function processes(): [number, Counted][] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name): [number, Counted][] => {
      try {
        // The name of a program may contain anything; after its bracket there are only numbers.
        const line = readFileSync(`/proc/${name}/stat`, 'utf8')
        const numbers = line.slice(line.lastIndexOf(')') + 2).split(' ')
        const [parent, user, system] = [numbers[1], numbers[11], numbers[12]].map(Number) as [
          number,
          number,
          number,
        ]
        return [[Number(name), { parent, seconds: (user + system) / TICKS }]]
      } catch {
        // The process has ended meanwhile.
        return []
      }
    })
}
