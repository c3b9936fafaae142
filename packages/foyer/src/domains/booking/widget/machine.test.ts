import { describe, expect, it } from 'vitest'
import { type Action, CLOSED, reduce, type Summary } from './machine.ts'
import { CART, evening, group, offerOf, SLOTS, ticket } from './samples.ts'

const play = (...actions: Action[]) => actions.reduce(reduce, CLOSED)
const open: Action = { type: 'open', event: evening() }
const add: Action = { type: 'add', ticket: ticket(1, 1) }
const success: Summary = { kind: 'success', added: 1, cart: CART }
const failure: Summary = {
  kind: 'error',
  code: -214,
  webshopUrl: '',
  reserved: [],
  alternatives: [],
  again: null,
}

describe('2 §4 Booking widget', () => {
  it('opens at its main step, with nothing chosen', () => {
    expect(play(open)).toMatchObject({ isOpen: true, step: 'main', tickets: [], summary: null })
  })

  it('only one is open at a time: another event takes its place', () => {
    const other = evening({ id_jet: '8' })
    expect(play(open, add, { type: 'open', event: other })).toMatchObject({ event: other, tickets: [] })
  })

  it('goes to the discounts of a group and to the timeslots, and back', () => {
    const discounts = play(open, { type: 'discounts', group: 2 })
    expect(discounts).toMatchObject({ step: 'discounts', group: 2 })
    expect(reduce(discounts, { type: 'back' }).step).toBe('main')
    expect(play(open, { type: 'timeslots' }, { type: 'back' }).step).toBe('main')
  })

  it('closing clears the selected tickets; step and summary stay until they are reset', () => {
    const closed = play(open, add, { type: 'discounts', group: 1 }, { type: 'close' })
    expect(closed).toMatchObject({ isOpen: false, tickets: [], step: 'discounts' })
    expect(reduce(closed, { type: 'reset' })).toEqual(CLOSED)
  })

  it('a reset that comes after it was opened again changes nothing', () => {
    expect(play(open, add, { type: 'reset' }).tickets).toHaveLength(1)
  })

  it('the summary loads, then says how it went', () => {
    const loading = play(open, add, { type: 'send' }, { type: 'summary' })
    expect(loading).toMatchObject({ step: 'summary', summary: { kind: 'loading' } })
    expect(reduce(loading, { type: 'sent', summary: success })).toMatchObject({
      summary: success,
      tickets: [],
    })
    expect(reduce(loading, { type: 'sent', summary: failure })).toMatchObject({ summary: failure })
  })

  it('2 §5: nothing is sent while no tickets are selected', () => {
    expect(play(open, { type: 'send' }).isSending).toBe(false)
  })

  it('what is on its way cannot be changed', () => {
    const sending = play(open, add, { type: 'send' })
    expect(reduce(sending, add)).toBe(sending)
    expect(reduce(sending, { type: 'back' })).toBe(sending)
  })

  it('an answer for a widget that was closed meanwhile shows nothing', () => {
    const closed = play(open, add, { type: 'send' }, { type: 'close' }, { type: 'reset' })
    expect(reduce(closed, { type: 'sent', summary: success })).toEqual(CLOSED)
  })

  it('after a failure the selection can be changed; what the cart holds is not asked for again', () => {
    const partly = { ...failure, reserved: [{ ticket: ticket(1, 1), amount: 1 }] }
    const add2: Action = { type: 'add', ticket: ticket(2, 1) }
    const sent: Action[] = [open, add, add2, { type: 'send' }]
    expect(play(...sent, { type: 'sent', summary: failure }, { type: 'back' })).toMatchObject({
      step: 'main',
    })
    expect(play(...sent, { type: 'sent', summary: failure }).tickets).toHaveLength(2)
    expect(play(...sent, { type: 'sent', summary: partly }).tickets).toMatchObject([
      { ticket: { seat_group: 2 } },
    ])
  })
})

describe('2 §5: timeslots', () => {
  const timed = evening({ seat_groups: [group(1, 'Rundgang', { timeslots: SLOTS })] })

  it('the initial timeslot is the first available', () => {
    expect(play({ type: 'open', event: timed }).block).toBe(71)
    expect(play(open).block).toBeNull()
  })

  it('another time keeps what was chosen', () => {
    const later = play(
      { type: 'open', event: timed },
      add,
      { type: 'timeslots' },
      { type: 'timeslot', block: 72 },
    )
    expect(later).toMatchObject({ step: 'main', block: 72, tickets: [{ amount: 1 }] })
  })

  it('one that is gone meanwhile gives way to the next', () => {
    const gone = { ...timed, seat_groups: [group(1, 'Rundgang', { timeslots: SLOTS.slice(2) })] }
    expect(play({ type: 'open', event: timed }, { type: 'offer', offer: offerOf(gone) }).block).toBe(72)
  })
})

describe('what the shop says when it opens', () => {
  it('what is gone leaves the selection', () => {
    const gone = evening({ seat_groups: [group(1, 'Parkett', { status: '0' }), group(2, 'Rang')] })
    const state = play(
      open,
      add,
      { type: 'add', ticket: ticket(2, 1) },
      { type: 'offer', offer: offerOf(gone) },
    )
    expect(state.tickets).toMatchObject([{ ticket: { seat_group: 2 } }])
  })

  it('an answer about another event counts for nothing', () => {
    expect(play(open, { type: 'offer', offer: offerOf(evening({ id_jet: '8' })) }).offer).toBeNull()
  })
})
