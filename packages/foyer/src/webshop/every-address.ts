import { eventimOldList } from './eventim/addresses.ts'
import { testshopOldList, testshopOrder } from './testshop/addresses.ts'

/**
 * The name of an old list (`…/webticket/eventlist`) below the address of a shop; undefined for other addresses. They lead to the
 * programme, whichever shop is used.
 */
export function oldListAt(pathname: string): string | undefined {
  const found = eventimOldList.exec(pathname) ?? testshopOldList.exec(pathname)
  return found?.[1]?.toLowerCase()
}

/** The pages of an order, and with a first group those of its tickets, which are shown at the door without a network. */
export const ORDERS: readonly RegExp[] = [testshopOrder]
