/** The error the error screen gets when no answer came at all. */
export const NO_CONNECTION = { code: 'no_connection' }

/** The page on which a visitor stays when the page they asked for cannot be loaded without a network. */
let stayedAt: string | null = null

export function noteStay(href: string | null): void {
  stayedAt = href
}

/**
 * Whether a navigation leads to the page on which the visitor stays: its data must not be loaded again, because that
 * would lose it.
 */
export function isStay(from: URL, to: URL): boolean {
  return stayedAt !== null && from.href === to.href && to.href === stayedAt
}
