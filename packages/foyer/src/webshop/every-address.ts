import { eventimFolder } from './eventim/addresses.ts'
import { testshopFolder, testshopOrder } from './testshop/addresses.ts'

/** An old list (`…/webticket/eventlist`) below the address of a shop. They lead to the programme, whichever shop is used. */
export const OLD_LIST = new RegExp(
  `^/(?:${[eventimFolder, testshopFolder].join('|')})/webticket/(eventlist|itemgroups|serieslist)/?$`,
  'i',
)

/** The pages of an order, and with a first group those of its tickets, which are shown at the door without a network. */
export const ORDERS: readonly RegExp[] = [testshopOrder]
