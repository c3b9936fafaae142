import { randomUUID } from 'node:crypto'
import { expect, vi } from 'vitest'
import type { Platform } from '../../src/platform/context.ts'

const isShared = process.env.TEST_DATABASE === 'postgres'

/**
 * No word of a write is still on its way to a process. PostgreSQL delivers in order: whoever has heard the last word has
 * heard all before it.
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
  // The process that writes tells itself at once, and hears it again through the database where that is shared.
  const expected = isShared && changes === writer.changes ? 2 : 1
  await vi.waitFor(() => expect(times).toBe(expected), { interval: 5 })
}
