import { describe, expect, it } from 'vitest'
import { createQueue } from './rendition-queue.ts'

/** Work that runs until the test ends it, and records when it began. */
function controlled(queue: ReturnType<typeof createQueue>) {
  const begun: string[] = []
  const endings = new Map<string, (error?: Error) => void>()
  const add = (name: string, options?: { inBackground: boolean }) =>
    queue.run(
      () =>
        new Promise<string>((resolve, reject) => {
          begun.push(name)
          endings.set(name, (error) => (error ? reject(error) : resolve(name)))
        }),
      options,
    )
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
  const end = async (name: string, error?: Error) => {
    endings.get(name)?.(error)
    await settle()
  }
  return { begun, add, end, settle }
}

describe('the queue of renditions', () => {
  it('lets so many work at once and the others in turn', async () => {
    const { begun, add, end, settle } = controlled(createQueue({ running: 2, waiting: 10 }))
    const all = ['a', 'b', 'c', 'd'].map((name) => add(name))
    await settle()
    expect(begun).toEqual(['a', 'b'])
    await end('b')
    expect(begun).toEqual(['a', 'b', 'c'])
    await end('a')
    await end('c')
    await end('d')
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
  })

  it('sends away who would wait behind too many', async () => {
    const { add, end, settle } = controlled(createQueue({ running: 1, waiting: 1 }))
    const [first, second] = [add('a'), add('b')]
    await settle()
    await expect(add('c')).rejects.toMatchObject({ code: 'unavailable', retryAfter: 2 })
    await end('a')
    await end('b')
    expect(await Promise.all([first, second])).toEqual(['a', 'b'])
  })

  it('goes on after a failure', async () => {
    const { begun, add, end, settle } = controlled(createQueue({ running: 1, waiting: 10 }))
    const failing = add('a')
    const next = add('b')
    await settle()
    const failed = expect(failing).rejects.toThrow('broken')
    await end('a', new Error('broken'))
    await failed
    expect(begun).toEqual(['a', 'b'])
    await end('b')
    await next
  })

  it('does one thing at most in the background, and begins it after what somebody waits for', async () => {
    const { begun, add, end, settle } = controlled(createQueue({ running: 2, waiting: 10 }))
    const work = [add('job 1', { inBackground: true }), add('job 2', { inBackground: true })]
    await settle()
    expect(begun).toEqual(['job 1'])
    work.push(add('visitor 1'), add('visitor 2'), add('visitor 3'))
    await settle()
    expect(begun).toEqual(['job 1', 'visitor 1'])
    await end('job 1')
    expect(begun).toEqual(['job 1', 'visitor 1', 'visitor 2'])
    await end('visitor 1')
    expect(begun).toEqual(['job 1', 'visitor 1', 'visitor 2', 'visitor 3'])
    await end('visitor 2')
    expect(begun.at(-1)).toBe('job 2')
    await end('visitor 3')
    await end('job 2')
    await Promise.all(work)
  })
})
