import { useSyncExternalStore } from 'react'

/** 1 §9 Header: "scrolled" after this part of the window's height, "shrunk" after this many pixels. */
const SCROLLED_AFTER = 0.25
const SHRUNK_AFTER = 30

export function isScrolled(scrollY: number, windowHeight: number, isMenuOpen: boolean): boolean {
  return !isMenuOpen && scrollY > windowHeight * SCROLLED_AFTER
}

export function isShrunk(scrollY: number): boolean {
  return scrollY > SHRUNK_AFTER
}

/** The window as of the last scroll or resize, so that nothing is measured between frames. */
let place = { scrollY: 0, height: 0 }
const look = () => ({ scrollY: window.scrollY, height: window.innerHeight })

function subscribe(listener: () => void): () => void {
  const hear = () => {
    place = look()
    listener()
  }
  hear()
  window.addEventListener('scroll', hear, { passive: true })
  window.addEventListener('resize', hear, { passive: true })
  return () => {
    window.removeEventListener('scroll', hear)
    window.removeEventListener('resize', hear)
  }
}

/** The state of the header; before the first measurement it is at the top. */
export function useHeaderScroll(isMenuOpen: boolean): { scrolled: boolean; shrunk: boolean } {
  const scrolled = useSyncExternalStore(
    subscribe,
    () => isScrolled(place.scrollY, place.height, isMenuOpen),
    () => false,
  )
  const shrunk = useSyncExternalStore(
    subscribe,
    () => isShrunk(place.scrollY),
    () => false,
  )
  return { scrolled, shrunk }
}
