import { readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/** This one, and two before it. */
const KEPT = 3
const MADE = /^made-(\d+)$/

/**
 * Puts what was built into `next` where servers look for it: `current` leads there. A server goes on with the folder that it began
 * with, because the names of its files stand in its pages; so a folder stays until two others have been built after it.
 */
export function switchBuild(builds) {
  const numbers = readdirSync(builds)
    .map((name) => Number(MADE.exec(name)?.[1]))
    .filter((number) => number > 0)
    .sort((one, other) => other - one)
  const name = `made-${(numbers[0] ?? 0) + 1}`
  renameSync(path.join(builds, 'next'), path.join(builds, name))
  const current = path.join(builds, 'current')
  rmSync(current, { force: true })
  symlinkSync(name, current, 'junction')
  for (const number of numbers.slice(KEPT - 1))
    rmSync(path.join(builds, `made-${number}`), { recursive: true, force: true })
}
