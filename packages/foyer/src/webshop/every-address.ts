import { eventimFolder } from './eventim/addresses.ts'
import { testshopFolder, testshopOrder } from './testshop/addresses.ts'

/** Shops below whose addresses old lists stand (`…/webticket/eventlist`). They lead to the programme, whichever shop is used. */
export const OLD_SHOPS: readonly string[] = [eventimFolder, testshopFolder]

/** The pages of an order, and with a first group those of its tickets, which are shown at the door without a network. */
export const ORDERS: readonly RegExp[] = [testshopOrder]
