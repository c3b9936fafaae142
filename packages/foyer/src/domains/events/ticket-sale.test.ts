import { expect, it } from 'vitest'
import { recordReads } from '../../platform/cache/reads.ts'
import { fakeClock } from '../../platform/time/clock.ts'
import { ticketSaleOf } from './ticket-sale.ts'

const START = '2026-03-10T09:00:00Z'
const END = '2026-03-10T21:00:00Z'

it.each([
  ['before the sale begins', '2026-03-10T08:59:59Z', 'later', START],
  ['from then on', START, 'open', END],
  ['until the event is over', '2026-03-10T20:59:59Z', 'open', END],
  ['when it is over', END, 'over', null],
])('2 §3 Event: ticketSaleFrom: %s', (_name, now, sale, expires) => {
  const reads = recordReads()
  const event = { ticketSaleFrom: new Date(START), dateEnd: new Date(END) }
  expect(ticketSaleOf({ clock: fakeClock(now), reads }, event)).toBe(sale)
  expect(reads.expires).toEqual(expires && new Date(expires))
})

it('without a first day of sale tickets can be had at once', () => {
  const context = { clock: fakeClock('2020-01-01T00:00:00Z'), reads: recordReads() }
  expect(ticketSaleOf(context, { ticketSaleFrom: null, dateEnd: new Date(END) })).toBe('open')
})
