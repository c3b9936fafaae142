/** What the error screen reads when no answer came at all. */
export const NO_CONNECTION = { code: 'no_connection' }

/** Where a visitor stays who asked for a page that cannot be had without a network. */
let stayedAt: string | null = null

export function noteStay(href: string | null): void {
  stayedAt = href
}

/** The page on show while the address is already that of the one to come, see early-address.ts. */
let leftBehind: string | null = null

export function noteLeftBehind(href: string | null): void {
  leftBehind = href
}

/** The address of the page on show, which the browser's own may have left before the next one came. */
export function shownAddress(): URL {
  return new URL(leftBehind ?? location.href)
}

/** Whether this is no way to anywhere: the page stands, and asking for its data again would lose it. */
export function isStay(from: URL, to: URL): boolean {
  return stayedAt !== null && from.href === to.href && to.href === stayedAt
}
