import { describe, expect, it } from 'vitest'
import { type ListName, recall, remember } from './list-memory.ts'
import { beginList } from './list-state.ts'

const place = (entry: string, list: ListName, address = '/de/produktionen') => ({ entry, list, address })

describe('3-readings, Decided after it was used, attacked and read, Memory of a list', () => {
  it('the list of the overlay and the list of the page behind it each have their own', () => {
    const productions = beginList(2, 16, false, ['a production'])
    const events = beginList(3, 80, true, ['an event'])
    remember(place('one', 'productions'), productions)
    expect(recall(place('one', 'overlay'))).toBeNull()
    remember(place('one', 'overlay'), events)
    expect(recall(place('one', 'overlay'))).toEqual(events)
    expect(recall(place('one', 'productions'))).toEqual(productions)
    expect(recall(place('one', 'programme'))).toBeNull()
  })

  it('another query and another entry of the history hold another list', () => {
    remember(place('two', 'productions'), beginList(1, 1, false, ['a']))
    expect(recall(place('two', 'productions', '/de/produktionen?tag=4'))).toBeNull()
    expect(recall(place('three', 'productions'))).toBeNull()
  })

  it('the oldest lists are forgotten first', () => {
    for (let entry = 0; entry <= 30; entry++)
      remember(place(`${entry}`, 'overlay'), beginList(1, 1, false, [entry]))
    expect(recall(place('0', 'overlay'))).toBeNull()
    expect(recall(place('1', 'overlay'))?.shown).toEqual([1])
  })
})
