import { randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import type { Platform } from '../../packages/foyer/src/platform/context.ts'

const isShared = process.env.TEST_DATABASE === 'postgres'

/**
 * Waits until no notification of a write is on its way to a process. PostgreSQL delivers in order, so a process that has received
 * the last one has received all before it.
 */
export async function untilHeard(
  { changes }: Pick<Platform, 'changes'>,
  writer: Pick<Platform, 'changes' | 'db'>,
): Promise<void> {
  const word = randomUUID()
  let times = 0
  changes.listen((tags) => {
    if (tags?.includes(word)) times++
  })
  await writer.changes.announce(writer.db, word)
  // The writing process announces to itself at once, and receives it again through a shared database.
  const expected = isShared && changes === writer.changes ? 2 : 1
  await vi.waitFor(() => expect(times).toBe(expected), { interval: 5 })
}
