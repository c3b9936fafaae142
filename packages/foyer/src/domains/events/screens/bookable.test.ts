import { expect, it } from 'vitest'
import { isBookable } from './bookable.ts'

const evening = { status: 'scheduled', ticket_url: '/webshop/event/1', ticket_sale: 'open' } as const

it.each(['scheduled', 'few_left', 'moved'] as const)('%s: there are tickets', (status) => {
  expect(isBookable({ ...evening, status })).toBe(true)
})

it.each([
  ['cancelled', { status: 'cancelled' }],
  ['sold out', { status: 'sold_out' }],
  ['not on sale yet', { ticket_sale: 'later' }],
  ['over', { ticket_sale: 'over' }],
  ['sold nowhere', { ticket_url: '' }],
] as const)('%s: there are none', (_, more) => {
  expect(isBookable({ ...evening, ...more })).toBe(false)
})
