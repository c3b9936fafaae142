import { describe, expect, it } from 'vitest'
import { ticket } from './samples.ts'
import { addTicket, amountOf, removeTicket, splitTickets, ticketsIn, totalOf } from './selection.ts'

const full = ticket(1, 1)
const reduced = ticket(1, 2)
const balcony = ticket(2, 1)

describe('2 §4 Ticket selection', () => {
  it('a new ticket is a new entry with amount 1', () => {
    expect(addTicket([], full)).toEqual([{ ticket: full, amount: 1 }])
  })

  it('the same seat group and sale type raises its amount by 1', () => {
    const twice = addTicket(addTicket(addTicket([], full), reduced), { ...full })
    expect(twice.map(({ amount }) => amount)).toEqual([2, 1])
  })

  it('another seat group or another sale type is another entry', () => {
    expect([full, reduced, balcony].reduce(addTicket, [])).toHaveLength(3)
  })

  it('removing lowers the amount by 1 and deletes the entry at amount 1', () => {
    const two = [{ ticket: full, amount: 2 }]
    expect(removeTicket(two, full)).toEqual([{ ticket: full, amount: 1 }])
    expect(removeTicket(removeTicket(two, full), full)).toEqual([])
  })

  it('the amount never goes below zero', () => {
    expect(removeTicket([], full)).toEqual([])
    expect(amountOf(removeTicket([{ ticket: full, amount: 1 }], balcony), balcony)).toBe(0)
  })

  it('the total is counted in cents', () => {
    const selected = [
      { ticket: { ...full, price: '0.10' }, amount: 3 },
      { ticket: { ...reduced, price: '14.50' }, amount: 2 },
    ]
    expect(totalOf(selected)).toBe('29.30')
    expect(ticketsIn(selected)).toBe(5)
  })

  it('splits between and within entries', () => {
    const selected = [
      { ticket: full, amount: 3 },
      { ticket: reduced, amount: 1 },
    ]
    const amounts = (size: number) =>
      splitTickets(selected, size).map((part) => part.map(({ amount }) => amount))
    expect(amounts(2)).toEqual([[2], [1, 1]])
    expect(amounts(3)).toEqual([[3], [1]])
    expect(amounts(9)).toEqual([[3, 1], []])
  })
})
