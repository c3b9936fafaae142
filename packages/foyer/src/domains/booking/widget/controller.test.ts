import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Failure } from '../../../contract/errors.ts'
import { createWidget } from './controller.ts'
import { CART, countedKeys, evening, offerOf, refusal, ticket } from './samples.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A shop that gives every cart call the same answer, and records the calls. */
function shop(answer: () => unknown) {
  const asked: { key?: string }[] = []
  const offered: unknown[] = []
  const call = async ({ method }: { method: string }, params: unknown, body: { key?: string }) => {
    if (method === 'GET') {
      offered.push(params)
      return offerOf(evening())
    }
    asked.push(body)
    return answer()
  }
  return { call: call as never, asked, offered }
}

const saveCart = vi.fn()
const opened = async (call: never) => {
  const widget = createWidget({ saveCart, makeKey: countedKeys() })
  await widget.open(evening(), call)
  widget.dispatch({ type: 'add', ticket: ticket(1, 1) })
  return widget
}

describe('2 §9: the times of the widget', () => {
  it('closing clears the tickets at once; step and summary reset after 250 ms', async () => {
    const { close, store, dispatch } = await opened(shop(() => CART).call)
    dispatch({ type: 'discounts', group: 1 })
    close()
    expect(store.get()).toMatchObject({ isOpen: false, tickets: [], step: 'discounts' })
    vi.advanceTimersByTime(249)
    expect(store.get().step).toBe('discounts')
    vi.advanceTimersByTime(1)
    expect(store.get().step).toBe('main')
  })

  it('opened again within this time it is not reset', async () => {
    const { call } = shop(() => CART)
    const { close, open, store, dispatch } = await opened(call)
    close()
    await open(evening(), call)
    dispatch({ type: 'timeslots' })
    vi.advanceTimersByTime(1000)
    expect(store.get()).toMatchObject({ isOpen: true, step: 'timeslots' })
  })

  it('the summary is shown after 100 ms', async () => {
    const { send, store } = await opened(shop(() => CART).call)
    const sent = send(shop(() => new Promise((resolve) => setTimeout(resolve, 5000, CART))).call)
    expect(store.get()).toMatchObject({ step: 'main', isSending: true })
    await vi.advanceTimersByTimeAsync(99)
    expect(store.get().step).toBe('main')
    await vi.advanceTimersByTimeAsync(1)
    expect(store.get()).toMatchObject({ step: 'summary', summary: { kind: 'loading' } })
    await vi.advanceTimersByTimeAsync(5000)
    await sent
    expect(store.get().summary).toMatchObject({ kind: 'success', added: 1 })
    expect(saveCart).toHaveBeenLastCalledWith(CART)
  })
})

describe('what the widget asks the shop', () => {
  it('once on intent and on opening', async () => {
    const { call, offered } = shop(() => CART)
    const { ask, open } = createWidget({ saveCart })
    await ask(evening(), call)
    await open(evening(), call)
    expect(offered).toEqual([{ event_jet_id: '7' }])
    vi.advanceTimersByTime(10_000)
    await open(evening(), call)
    expect(offered).toHaveLength(2)
  })

  it('a shop that says nothing of the event keeps nobody from choosing', async () => {
    const { open, store } = createWidget({ saveCart })
    await open(evening(), (async () => Promise.reject(new Failure('shop_offline'))) as never)
    expect(store.get()).toMatchObject({ isOpen: true, offer: null })
  })

  it('a call that nobody answered is sent again with the same key', async () => {
    let isDown = true
    const { call, asked } = shop(() => {
      if (isDown) throw new Failure('unavailable')
      return CART
    })
    const { send, store } = await opened(call)
    const send1 = send(call)
    await vi.advanceTimersByTimeAsync(100)
    await send1
    const { summary } = store.get()
    if (summary?.kind !== 'error' || !summary.again) throw new Error('There is nothing to send again')
    isDown = false
    const send2 = send(call, summary.again)
    await vi.advanceTimersByTimeAsync(100)
    await send2
    expect(store.get().summary?.kind).toBe('success')
    expect(asked.map(({ key }) => key)).toEqual(['key-1', 'key-1'])
  })

  it('2 §8: a refusal is told with its code and leads to the webshop', async () => {
    const { call } = shop(() => {
      throw new Failure('cart_refused', { details: { ...refusal({ halves: null }) } })
    })
    const { send, store } = await opened(call)
    const sent = send(call)
    await vi.advanceTimersByTimeAsync(100)
    await sent
    expect(store.get().summary).toMatchObject({
      kind: 'error',
      code: -214,
      webshopUrl: '/webshop/event/7',
      again: null,
    })
  })
})

describe('at a sale start', () => {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  const behind = (place: number) => ({ place, is_next: place <= 1, ask_again_seconds: 5 })
  /** A shop with a line that moves on by one with every request. */
  const busyShop = (first: number) => {
    let place = first
    const keys: (string | undefined)[] = []
    const call = async ({ path }: { path: string }, _: unknown, body?: { key?: string }) => {
      if (path === '/api/shop-line') return behind(--place)
      if (path !== '/api/shop-cart') return offerOf(evening())
      keys.push(body?.key)
      if (place > 1) throw new Failure('in_line', { details: behind(place) })
      return CART
    }
    return { call: call as never, keys }
  }

  it('one sees how many are ahead, and is served with the same key when the turn has come', async () => {
    const { call, keys } = busyShop(3)
    const { send, store } = await opened(call)
    const sent = send(call)
    await vi.advanceTimersByTimeAsync(100)
    expect(store.get().summary).toEqual({ kind: 'waiting', ahead: 2 })
    await vi.advanceTimersByTimeAsync(5000)
    expect(store.get().summary).toEqual({ kind: 'waiting', ahead: 1 })
    await vi.advanceTimersByTimeAsync(5000)
    await sent
    expect(store.get().summary?.kind).toBe('success')
    expect(keys).toEqual(['key-1', 'key-1'])
    expect(kept.size).toBe(0)
  })

  it('after a reload one goes on waiting with what one had chosen', async () => {
    const { call, keys } = busyShop(3)
    const before = await opened(call)
    void before.send(call)
    await vi.advanceTimersByTimeAsync(100)

    const after = createWidget({ saveCart, makeKey: countedKeys() })
    await after.open(evening(), call)
    await vi.advanceTimersByTimeAsync(100)
    expect(after.store.get()).toMatchObject({ step: 'summary', summary: { kind: 'waiting' } })
    await vi.advanceTimersByTimeAsync(5000)
    expect(after.store.get().summary).toMatchObject({ kind: 'success', added: 1 })
    expect(new Set(keys)).toEqual(new Set(['key-1']))
  })

  it('whoever closes the widget has given up', async () => {
    const { call, keys } = busyShop(9)
    const { send, close, store } = await opened(call)
    const sent = send(call)
    await vi.advanceTimersByTimeAsync(100)
    close()
    await vi.advanceTimersByTimeAsync(10_000)
    await sent
    expect(store.get()).toMatchObject({ isOpen: false, isSending: false })
    expect([keys.length, kept.size]).toEqual([1, 0])
  })
})
