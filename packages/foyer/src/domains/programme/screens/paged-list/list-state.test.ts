import { describe, expect, it } from 'vitest'
import { beginList, type ListAction, loadsByItself, reduceList } from './list-state.ts'

type Action = ListAction<string[]>
const first = beginList(1, 25, true, ['a'])
const reached = (...actions: Action[]) => actions.reduce(reduceList<string[]>, first)
const ask = (page: number, byHand = false): Action => ({ type: 'ask', page, byHand })
const arrive = (page: number, shown: string[], hasMore = true): Action => ({
  type: 'arrive',
  page,
  count: 25,
  hasMore,
  shown,
})

describe('2 §4 Event list', () => {
  it('loading, then loaded, and more while the next-page marker is present', () => {
    expect(reached(ask(2)).status).toBe('loading')
    expect(reached(ask(2), arrive(2, ['a', 'b']))).toMatchObject({
      page: 2,
      status: 'idle',
      shown: ['a', 'b'],
      hasMore: true,
    })
    const ended = reached(ask(2), arrive(2, ['a', 'b'], false))
    expect(reduceList(ended, ask(3, true))).toBe(ended)
  })

  it('a page not greater than the current one is ignored, asked for or arriving', () => {
    const second = reached(ask(2), arrive(2, ['a', 'b']))
    expect(reduceList(second, ask(2))).toBe(second)
    expect(reduceList(second, ask(1))).toBe(second)
    expect(reduceList(second, arrive(1, ['z']))).toBe(second)
    expect(reduceList(second, { type: 'fail', page: 2 })).toBe(second)
  })

  it('unless the list is reset', () => {
    const anew = beginList(1, 3, false, ['x'])
    expect(reached(ask(2), arrive(2, ['a', 'b']), { type: 'reset', state: anew })).toBe(anew)
  })

  it('nothing is asked twice while it loads', () => {
    const loading = reached(ask(2))
    expect(reduceList(loading, ask(2, true))).toBe(loading)
  })

  it('a failed page loses nothing and waits for the visitor', () => {
    const failed = reached(ask(2), { type: 'fail', page: 2 })
    expect(failed).toMatchObject({ status: 'failed', page: 1, shown: ['a'] })
    expect(loadsByItself(failed)).toBe(false)
    expect(reduceList(failed, ask(2, true)).status).toBe('loading')
  })

  it('3-readings, Decided after the site was walked, Infinite scroll: it never stops by itself', () => {
    let state = first
    for (let page = 2; page < 40; page++) {
      expect(loadsByItself(state)).toBe(true)
      state = [ask(page), arrive(page, ['a'])].reduce(reduceList<string[]>, state)
    }
  })

  it('who goes on to the footer is not chased by further pages, and may ask for more again', () => {
    const passed = reached({ type: 'pass' })
    expect(loadsByItself(passed)).toBe(false)
    expect(reached(ask(2), { type: 'pass' }, arrive(2, ['a', 'b']))).toMatchObject({ page: 1, shown: ['a'] })
    expect(loadsByItself([ask(2, true), arrive(2, ['a'])].reduce(reduceList<string[]>, passed))).toBe(true)
  })
})
