import { useEffect } from 'react'
import type { Bookable } from './bookable.ts'
import { createStore } from './store.ts'

/** 1 §3 UI state, Sticky items: a button at the edge of the window that a module on the page asks for. */
export interface StickyItem {
  url: string
  text: string
}

/** 2 §3 Current event data: what the sticky booking button needs to know about the page on show. */
export interface CurrentEvent extends Bookable {
  kind: 'event' | 'production'
}

/** The event a visitor wants to book, and the button that was pressed. */
export interface AskedBooking {
  event: Bookable
  opener: HTMLElement
  isOpen: boolean
}

/** 1 §3 UI state: what screens tell the shell, and what parts of the shell tell each other. */
export const shellState = createStore({
  isMenuOpen: false,
  isConsentOpen: false,
  /** The consent dialog is shown, by itself or on request; other dialogs wait. */
  isConsentShown: false,
  stickyItems: [] as StickyItem[],
  /** True while the ticket button of a bookable detail page is out of view (3-readings, Webshop). */
  showStickyEvent: false,
  currentEvent: null as CurrentEvent | null,
  /** One for all buttons, so that only one widget is open (2 §4 Booking widget). */
  booking: null as AskedBooking | null,
})

/** Registers a sticky button while its module is on the page; one per address (1 §4 Sticky items). */
export function useStickyItem(item: StickyItem | null): void {
  const { url, text } = item ?? { url: '', text: '' }
  useEffect(() => {
    if (!url) return
    shellState.set(({ stickyItems }) => ({
      stickyItems: [...stickyItems.filter((other) => other.url !== url), { url, text }],
    }))
    return () =>
      shellState.set(({ stickyItems }) => ({ stickyItems: stickyItems.filter((other) => other.url !== url) }))
  }, [url, text])
}

/** Tells the shell which event a detail page shows, and whether the page's own ticket button is out of view. */
export function useCurrentEvent(event: CurrentEvent, showStickyEvent: boolean): void {
  useEffect(() => {
    shellState.set({ currentEvent: event, showStickyEvent })
    return () => shellState.set({ currentEvent: null, showStickyEvent: false })
  }, [event, showStickyEvent])
}
