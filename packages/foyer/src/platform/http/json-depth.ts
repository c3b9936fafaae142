import { Failure } from '../../contract/errors.ts'

/** Deeper than any page that an editor can build, and far below what would exhaust a stack. */
const MAX_DEPTH = 40

export function requireShallow(value: unknown): void {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) throw new Failure('invalid')
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []))
  }
}
