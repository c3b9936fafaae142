import type { Context } from '../../platform/context.ts'
import type { EventSummary } from './contract.ts'

interface Sale {
  ticketSaleFrom: Date | null
  dateEnd: Date
}

/** Whether tickets can be had now. A browser's clock has no say in it, and a stored page changes when this does. */
export function ticketSaleOf(
  { clock, reads }: Pick<Context, 'clock' | 'reads'>,
  { ticketSaleFrom, dateEnd }: Sale,
): EventSummary['ticket_sale'] {
  const now = clock.now()
  if (dateEnd <= now) return 'over'
  if (ticketSaleFrom && ticketSaleFrom > now) {
    reads.until(ticketSaleFrom)
    return 'later'
  }
  reads.until(dateEnd)
  return 'open'
}
