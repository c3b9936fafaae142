import { describe, expect, it } from 'vitest'
import { type Sent, sendEach } from './send-each.ts'

const files = ['one', 'two', 'three'].map((name) => new File(['x'], name))

/** What was said of each file in the end, and what the library has taken. */
async function sent(take: (file: File, stop: () => void) => Promise<{ id: number }>) {
  const stopping = new AbortController()
  let last: Sent[] = []
  const taken: number[] = []
  await sendEach(files, {
    take: (file, onProgress) => {
      onProgress(0.5)
      return take(file, () => stopping.abort())
    },
    faultOf: (error) => (error as Error).message,
    signal: stopping.signal,
    onChange: (now) => {
      last = now
    },
    onTaken: (id) => taken.push(id),
  })
  return { states: last.map(({ state, fault }) => [state, fault]), taken }
}

describe('several files', () => {
  it('are sent one after the other; one that is refused says why and holds up no other', async () => {
    const { states, taken } = await sent(async ({ name }) => {
      if (name === 'two') throw new Error('no picture')
      return { id: name.length }
    })
    expect(states).toEqual([
      ['taken', ''],
      ['refused', 'no picture'],
      ['taken', ''],
    ])
    expect(taken).toEqual([3, 5])
  })

  it('can be stopped: what has been taken stays, what is on its way and what waits is not sent', async () => {
    const { states, taken } = await sent(async ({ name }, stop) => {
      if (name === 'one') return { id: 1 }
      stop()
      throw new Error('broken off')
    })
    expect(states.map(([state]) => state)).toEqual(['taken', 'stopped', 'stopped'])
    expect(taken).toEqual([1])
  })
})
