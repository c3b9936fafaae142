import { eventimLists } from './eventim/addresses.ts'
import { testshopLists, testshopOrder } from './testshop/addresses.ts'

/** The folders of old lists (`eventlist`, `itemgroups`, `serieslist`). They lead to the programme, whichever shop is used. */
export const OLD_LISTS: readonly string[] = [eventimLists, testshopLists]

/** The pages of an order, and with a first group those of its tickets, which are shown at the door without a network. */
export const ORDERS: readonly RegExp[] = [testshopOrder]
