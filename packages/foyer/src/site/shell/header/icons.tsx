import type { ReactNode } from 'react'

/** Icons made of the two shapes of the design, a line and a disc, in a square of 24. */
const icon = (children: ReactNode) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    {children}
  </svg>
)

export const MENU_ICON = icon(
  <>
    <path d="M2 7H22M2 17H16" />
    <circle cx="19.5" cy="17" r="2.5" fill="currentColor" stroke="none" />
  </>,
)
export const CLOSE_ICON = icon(<path d="M5 5 19 19M19 5 5 19" />)
export const ACCOUNT_ICON = icon(
  <>
    <circle cx="12" cy="8" r="4.5" />
    <path d="M3 21.5C4 17 7.5 15.5 12 15.5S20 17 21 21.5" />
  </>,
)
export const CART_ICON = icon(<path d="M4 8H20L19 21.5H5ZM8.5 11V6.5A3.5 3.5 0 0 1 15.5 6.5V11" />)
