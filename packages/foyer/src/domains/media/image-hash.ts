import { createHash } from 'node:crypto'
import { Failure } from '../../contract/errors.ts'
import type { FocalPoint } from './crop.ts'

/**
 * The hash in a picture's addresses. Crops depend on the focal point too, and the content at an address never changes.
 */
export function imageHash(master: Buffer, { x, y }: FocalPoint): string {
  return createHash('sha256').update(master).update(`${x} ${y}`).digest('hex').slice(0, 16)
}

export function requireInside({ x, y }: FocalPoint): void {
  if (![x, y].every((share) => share >= 0 && share <= 1)) throw new Failure('invalid')
}
