import { readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/** The current build and the two before it. */
const KEPT = 3
const MADE = /^made-(\d+)$/

/**
 * Publishes the build in `next`: `current` links to it. A server continues to use the folder with which it started, because its
 * pages contain the names of its files. So a folder is deleted only after two more builds.
 */
export function switchBuild(builds: string): void {
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
