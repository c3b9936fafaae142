import { expect, it } from 'vitest'
import type { EventSummary } from '../contract.ts'
import { nextEvening } from './next-evening.ts'

const event = (part: Partial<EventSummary>) =>
  ({
    status: 'scheduled',
    ticket_url: 'https://shop.example/1',
    ticket_sale: 'open',
    date_start: '2026-03-10T19:30:00+01:00',
    date_end: '2026-03-10T22:00:00+01:00',
    ...part,
  }) as EventSummary

it('the next evening is the first with tickets to be had, and no exhibition', () => {
  const evening = event({})
  expect(
    nextEvening([
      event({ status: 'sold_out' }),
      event({ ticket_url: '' }),
      event({ date_end: '2026-05-10T18:00:00+02:00' }),
      evening,
      event({}),
    ]),
  ).toBe(evening)
  expect(nextEvening([event({ status: 'cancelled' })])).toBeNull()
})
