import { readFileSync } from 'node:fs'

/** The version of the package that runs. */
export const foyerVersion: string = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
).version

/** One version, such as `^0.1`, `~1.2.3` or `1.2.3`: a number that is left out may be any. */
export const RANGE = /^([\^~]?)(\d+)(?:\.(\d+))?(?:\.(\d+))?$/

/** Whether a version is in a range; null where the range is none of ours. */
export function fits(range: string, installed: string): boolean | null {
  const [, sign, ...parts] = RANGE.exec(range.trim()) ?? []
  if (parts.length === 0) return null
  const given = parts.filter((part) => part !== undefined).map(Number)
  const wanted = [0, 1, 2].map((at) => given[at] ?? 0)
  const have = installed.split('.').map((part) => Number.parseInt(part, 10))
  // What "^" keeps is the first number that is not zero, and everything before it.
  const firstOf = given.findIndex((number) => number > 0)
  const kept =
    sign === '^'
      ? (firstOf < 0 ? given.length - 1 : firstOf) + 1
      : sign === '~'
        ? Math.min(2, given.length)
        : given.length
  const isNewer = have.reduce<number>((order, number, at) => order || number - (wanted[at] ?? 0), 0) >= 0
  return isNewer && wanted.slice(0, kept).every((number, at) => number === have[at])
}
