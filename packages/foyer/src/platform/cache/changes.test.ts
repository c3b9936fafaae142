import { EventEmitter } from 'node:events'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PgDialect } from '../database/drizzle.ts'
import type { Logger } from '../log.ts'
import { localChanges, payloadOf, type Siblings, sharedChanges } from './changes.ts'

const clients: { said: string[]; sent: string[][]; fails: boolean; ends: number }[] = []
const server = { refuses: false }

/** Replaces a connection to PostgreSQL. */
class FakeClient extends EventEmitter {
  said: string[] = []
  sent: string[][] = []
  ends = 0
  fails = server.refuses
  options: unknown
  constructor(options: unknown) {
    super()
    this.options = options
    clients.push(this)
  }
  connect = async () => {
    if (this.fails) throw new Error('refused')
  }
  query = async (text: string, values?: string[]) => {
    if (this.fails) throw new Error('broken')
    if (values) this.sent.push([text, ...values])
    else this.said.push(text)
  }
  end = async () => {
    this.ends++
    this.emit('end')
  }
}
const shared = (siblings?: Siblings) =>
  sharedChanges('postgres://house', log, siblings, FakeClient as unknown as typeof pg.Client)

type Client = EventEmitter & (typeof clients)[number] & { options: Record<string, unknown> }
const log = { warn: vi.fn() } as unknown as Logger
const client = (place: number) => clients[place] as unknown as Client

it('a change reaches everyone who listens, with all its tags', async () => {
  const heard: (string[] | null)[] = []
  const changes = localChanges()
  changes.listen((tags) => heard.push(tags))
  changes.listen((tags) => heard.push(tags))
  await changes.announce(undefined as never, 'pages', 'section:home')
  expect(heard).toEqual([
    ['pages', 'section:home'],
    ['pages', 'section:home'],
  ])
  expect(changes.isHearing).toBe(true)
})

describe('changes shared by several processes', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    clients.length = 0
    server.refuses = false
    vi.mocked(log.warn).mockClear()
  })
  afterEach(() => void vi.useRealTimers())

  async function listening() {
    const changes = await shared()
    const heard: (string[] | null)[] = []
    changes.listen((tags) => heard.push(tags))
    return { changes, heard }
  }

  it('are heard over one connection of their own', async () => {
    const { changes, heard } = await listening()
    expect(client(0).options).toEqual({
      connectionString: 'postgres://house',
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
    })
    expect(client(0).said).toEqual(['listen foyer_changes'])
    client(0).emit('notification', { payload: '["pages","events"]' })
    client(0).emit('notification', {})
    expect(heard).toEqual([['pages', 'events'], null])
    expect(changes.isHearing).toBe(true)
  })

  it('are told to this process at once, and to the others when the transaction is committed', async () => {
    const { changes, heard } = await listening()
    const execute = vi.fn()
    await changes.announce({ execute } as never, 'pages', 'legal')
    expect(heard).toEqual([['pages', 'legal']])
    const { sql, params } = new PgDialect().sqlToQuery(execute.mock.calls[0]?.[0])
    expect([sql, params]).toEqual(['select pg_notify($1, $2)', ['foyer_changes', '["pages","legal"]']])
  })

  it('nothing that is kept can be trusted from the end of a connection to the next one', async () => {
    const { changes, heard } = await listening()
    client(0).emit('error', new Error('gone'))
    expect(log.warn).toHaveBeenCalled()
    client(0).emit('end')
    expect(heard).toEqual([null])
    expect(changes.isHearing).toBe(false)
    await vi.advanceTimersByTimeAsync(999)
    expect(clients).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(clients).toHaveLength(2)
    expect(heard).toEqual([null, null])
    expect(changes.isHearing).toBe(true)
    client(1).emit('notification', { payload: '["pages"]' })
    expect(heard.at(-1)).toEqual(['pages'])
  })

  it('a connection that cannot be had is tried for once a second, and closed each time', async () => {
    const { changes, heard } = await listening()
    server.refuses = true
    client(0).emit('end')
    await vi.advanceTimersByTimeAsync(3_000)
    expect(clients).toHaveLength(4)
    expect(clients.map(({ ends }) => ends)).toEqual([0, 1, 1, 1])
    expect(changes.isHearing).toBe(false)
    server.refuses = false
    await vi.advanceTimersByTimeAsync(1_000)
    expect(changes.isHearing).toBe(true)
    expect(heard).toEqual([null, null])
  })

  it('the first one must stand', async () => {
    server.refuses = true
    await expect(shared()).rejects.toThrow('refused')
    expect(client(0).ends).toBe(1)
  })

  it('end with the process, and are then not asked for again', async () => {
    const { changes } = await listening()
    await changes.close()
    expect(client(0).ends).toBe(1)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(clients).toHaveLength(1)
  })

  describe('who has written is told so', () => {
    /** Announces a change; `done` is called when `follow` resolves. `here` and `elsewhere` report that the mark has arrived. */
    async function written() {
      let elsewhere = () => {}
      const siblings = {
        heard: vi.fn(),
        haveHeard: vi.fn((_mark: string) => new Promise<void>((resolve) => (elsewhere = resolve))),
      }
      const changes = await shared(siblings)
      const heard = vi.fn()
      changes.listen(heard)
      const done = vi.fn()
      const told = changes.follow()
      await changes.announce({ execute: async () => {} } as never, 'pages')
      heard.mockClear()
      const tell = async () => {
        told().then(done)
        await vi.advanceTimersByTimeAsync(0)
      }
      const say = async (word: () => void) => {
        word()
        await vi.advanceTimersByTimeAsync(0)
      }
      const mark = () => String(client(0).sent[0]?.[2])
      const here = () => say(() => client(0).emit('notification', { payload: mark() }))
      return { changes, siblings, heard, done, tell, here, elsewhere: () => say(() => elsewhere()), mark }
    }

    it('when everybody has heard a mark sent after it: this process, then the others', async () => {
      const { siblings, heard, done, tell, here, elsewhere, mark } = await written()
      await tell()
      expect(client(0).sent).toEqual([['select pg_notify($1, $2)', 'foyer_changes', mark()]])
      const name = JSON.parse(mark()).mark
      expect(siblings.haveHeard).toHaveBeenCalledWith(name)
      expect(siblings.heard).not.toHaveBeenCalled()
      await here()
      expect(siblings.heard).toHaveBeenCalledWith(name)
      expect(done).not.toHaveBeenCalled()
      await elsewhere()
      expect(done).toHaveBeenCalled()
      expect(heard, 'a mark is no change').not.toHaveBeenCalled()
      expect(log.warn).not.toHaveBeenCalled()
      expect(vi.getTimerCount(), 'nobody waits any more').toBe(0)
    })

    it('or the others, then this process', async () => {
      const { done, tell, here, elsewhere } = await written()
      await tell()
      await elsewhere()
      expect(done).not.toHaveBeenCalled()
      await here()
      expect(done).toHaveBeenCalled()
    })

    it('after a second at the latest, which is noted', async () => {
      const { done, tell } = await written()
      await tell()
      await vi.advanceTimersByTimeAsync(999)
      expect(done).not.toHaveBeenCalled()
      expect(log.warn).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(done).toHaveBeenCalled()
      expect(log.warn).toHaveBeenCalledTimes(1)
    })

    it('at once where the mark cannot be sent, which is noted', async () => {
      const { done, tell } = await written()
      client(0).fails = true
      await tell()
      expect(done).toHaveBeenCalled()
      expect(log.warn).toHaveBeenCalledTimes(1)
      expect(vi.getTimerCount()).toBe(0)
    })

    it('at once while nothing is heard, and so nothing kept', async () => {
      const { done, tell } = await written()
      client(0).emit('end')
      await tell()
      expect(done).toHaveBeenCalled()
      expect(log.warn).not.toHaveBeenCalled()
    })

    it('at once where nothing was announced since', async () => {
      const { changes } = await written()
      await changes.follow()()
      expect(client(0).sent).toEqual([])
    })
  })

  it('a connection that comes when all is over is closed', async () => {
    const { changes } = await listening()
    client(0).emit('end')
    const closing = changes.close()
    await vi.advanceTimersByTimeAsync(1_000)
    await closing
    // The attempt that was under way when the changes were closed.
    for (const late of clients.slice(1)) expect(late.ends).toBe(1)
    expect(changes.isHearing).toBe(false)
  })
})

it('quality, Reliability: more tags than PostgreSQL takes at once are told as a change of everything', () => {
  const tags = (count: number) => Array.from({ length: count }, (_, id) => `event:${id}`)
  expect(JSON.parse(payloadOf(tags(500)))).toEqual(tags(500))
  expect(payloadOf(tags(5000))).toBe('null')
  const ofLength = (length: number) => ['x'.repeat(length - JSON.stringify(['']).length)]
  expect(payloadOf(ofLength(7_900))).toHaveLength(7_900)
  expect(payloadOf(ofLength(7_901))).toBe('null')
})
