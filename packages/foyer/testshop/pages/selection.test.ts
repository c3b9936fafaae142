import { describe, expect, it } from 'vitest'
import { chosenTickets, readSelection } from './selection.ts'

const read = (query: string) => {
  const { amounts, block } = readSelection(new URLSearchParams(query))
  return { ...Object.fromEntries(amounts), ...(block !== null && { block }) }
}

describe('What is chosen on a page of the shop', () => {
  it('is what its fields hold, and one step more or less', () => {
    expect(read('tickets-1-2=2')).toEqual({ '1-2': 2 })
    expect(read('tickets-1-2=2&more=1-2')).toEqual({ '1-2': 3 })
    expect(read('tickets-1-2=2&less=1-2')).toEqual({ '1-2': 1 })
    expect(read('more=3-4')).toEqual({ '3-4': 1 })
  })

  it('2 §4 Ticket selection: no amount is ever below zero', () => {
    expect(read('tickets-1-2=0&less=1-2')).toEqual({ '1-2': 0 })
    expect(read('less=1-2')).toEqual({ '1-2': 0 })
  })

  it('the timeslot that is pressed comes after the one that was chosen', () => {
    expect(read('block=70&block=71')).toEqual({ block: 71 })
  })

  it.each(['tickets-1-2=-1', 'tickets-1-2=1000', 'tickets-x-2=1', 'more=1', 'more=__proto__', 'block=x'])(
    '%s is nothing',
    (query) => expect(read(query)).toEqual({}),
  )

  it('is put into the cart by seat group', () => {
    const selection = readSelection(
      new URLSearchParams('tickets-1-1=2&tickets-2-1=1&tickets-1-2=1&tickets-1-3=0'),
    )
    expect([...chosenTickets(selection)]).toEqual([
      [
        1,
        [
          { saleType: 1, quantity: 2 },
          { saleType: 2, quantity: 1 },
        ],
      ],
      [2, [{ saleType: 1, quantity: 1 }]],
    ])
  })
})
