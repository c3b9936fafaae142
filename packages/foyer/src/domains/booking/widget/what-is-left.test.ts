import { describe, expect, it } from 'vitest'
import { type CartOrder, orderOf } from './cart-calls.ts'
import { choiceOf } from './categories.ts'
import { countedKeys, evening, group, refusal, SLOTS, ticket } from './samples.ts'
import { alternativesOf } from './what-is-left.ts'

const choice = choiceOf(evening(), null)
const four = [
  { ticket: ticket(1, 1), amount: 3 },
  { ticket: ticket(1, 2), amount: 1 },
]
const order = orderOf(four, null, countedKeys())
const [failed] = order.calls as [CartOrder['calls'][number]]
const shape = ({ calls, selection }: CartOrder) => ({
  calls: calls.map(({ seat_group, tickets }) => [seat_group, ...tickets.map(({ amount }) => amount)]),
  isBound: selection !== null,
})
const offered = (left: Parameters<typeof refusal>[0]) =>
  alternativesOf(refusal(left), order, failed, choice, countedKeys())

describe('2 §8 Cart creation fails, code -214: what is left is offered, ready to press', () => {
  it('fewer together', () => {
    const [fewer] = offered({ together: 2 })
    expect(fewer).toMatchObject({ kind: 'fewer', amount: 2, group: 'Parkett' })
    expect(fewer?.kind === 'fewer' && shape(fewer.order)).toEqual({ calls: [[1, 2]], isBound: false })
  })

  it('not where none or all could sit together', () => {
    expect(offered({ together: 0 })).toEqual([])
    expect(offered({ together: 4 })).toEqual([])
  })

  it('in two parts, both or none', () => {
    const [apart] = offered({ halves: [2, 2] })
    expect(apart?.kind === 'apart' && shape(apart.order)).toEqual({
      calls: [
        [1, 2],
        [1, 1, 1],
      ],
      isBound: true,
    })
  })

  it('all of them in another seat group, at its prices', () => {
    const [other] = offered({ groups: [{ seat_group: 2, block_id: null }] })
    expect(other).toMatchObject({ kind: 'group', amount: 4, group: 'Rang' })
    expect(other?.kind === 'group' && shape(other.order)).toEqual({ calls: [[2, 3, 1]], isBound: false })
  })

  it('not in a group that does not sell the same, or that nobody knows', () => {
    const small = choiceOf(
      evening({
        seat_groups: [group(2, 'Rang', { prices: [{ sale_type_id: 1, price: '9.00', text: 'Vollpreis' }] })],
      }),
      null,
    )
    const left = {
      groups: [
        { seat_group: 2, block_id: null },
        { seat_group: 9, block_id: null },
      ],
    }
    expect(alternativesOf(refusal(left), order, failed, small, countedKeys())).toEqual([])
  })

  it('at another time', () => {
    const timed = choiceOf(evening({ seat_groups: [group(1, 'Rundgang', { timeslots: SLOTS })] }), null)
    const early = orderOf(four, 71, countedKeys())
    const [call] = early.calls as [CartOrder['calls'][number]]
    const left = {
      groups: [
        { seat_group: 1, block_id: 72 },
        { seat_group: 1, block_id: 71 },
      ],
    }
    const found = alternativesOf(refusal(left), early, call, timed, countedKeys())
    expect(found).toMatchObject([{ kind: 'timeslot', timeslot: { time_start: '13:00:00' } }])
  })

  it('on the next date', () => {
    const dates = [
      { event_jet_id: '8', date_start: '2026-03-12T19:30:00+01:00', url: '/de/programm/der-sturm/8' },
    ]
    expect(offered({ dates })).toEqual([{ kind: 'date', ...dates[0] }])
  })

  it('keeps what else was chosen, unless the cart holds it already', () => {
    const both = orderOf([...four, { ticket: ticket(2, 1), amount: 1 }], null, countedKeys())
    const [, second] = both.calls as [unknown, CartOrder['calls'][number]]
    const left = { groups: [{ seat_group: 1, block_id: null }] }
    const orders = [true, false].map((is_all_given_back) => {
      const [found] = alternativesOf(
        refusal(left, { is_all_given_back }),
        both,
        second,
        choice,
        countedKeys(),
      )
      return found?.kind === 'group' && shape(found.order).calls
    })
    expect(orders).toEqual([
      [
        [1, 3, 1],
        [1, 1],
      ],
      [[1, 1]],
    ])
  })
})
