import { expect, it } from 'vitest'
import type { EventSummary } from '../../../events/contract.ts'
import { nextDate } from './production-data.ts'

const date = (id: number, status: string, ticket_sale: string) =>
  ({ id, status, ticket_sale }) as EventSummary

it('2 §2 Detail pages: the next date of a production is one to come', () => {
  const dates = [date(1, 'scheduled', 'over'), date(2, 'cancelled', 'open'), date(3, 'sold_out', 'later')]
  expect(nextDate(dates)?.id).toBe(3)
  expect(nextDate(dates.slice(0, 2))).toBeUndefined()
})
