import type { Context } from '../../platform/context.ts'
import type { EventSummary } from './contract.ts'

interface Sale {
  ticketSaleFrom: Date | null
  dateEnd: Date
}

/**
 * Whether tickets are on sale now. The server decides it, not the browser's clock, and a stored page is dropped when it
 * changes.
 */
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
