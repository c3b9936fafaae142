import { randomBytes } from 'node:crypto'
import type { Clock } from '../time/clock.ts'

const SLOTS = 1 << 16
const HOUR = 3_600_000

interface Limits {
  /** How often one address counts for the same thing within an hour. */
  same: number
  /** How often it counts for all things together. */
  inAll: number
}

/**
 * Decides whether an action of an address still counts, so that one visitor cannot inflate a figure. Stores no addresses and
 * always takes the same memory: addresses share slots by their hash, so a collision can only make the figure smaller.
 */
export function createCountLimit(clock: Clock, { same, inAll }: Limits) {
  const seed = randomBytes(4).readUInt32LE()
  const slots = new Uint16Array(SLOTS)
  let ends = 0
  const raise = (text: string, limit: number): boolean => {
    const slot = hash(text, seed) % SLOTS
    const count = slots[slot] ?? 0
    if (count >= limit) return false
    slots[slot] = count + 1
    return true
  }
  return (address: string, thing: string): boolean => {
    const now = clock.now().getTime()
    if (now >= ends) {
      slots.fill(0)
      ends = now + HOUR
    }
    return raise(`${address} ${thing}`, same) && raise(address, inAll)
  }
}

/** FNV-1a: fast, and spread well enough for this. */
function hash(text: string, seed: number): number {
  let value = seed ^ 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}
