/** What the error screen reads when no answer came at all. */
export const NO_CONNECTION = { code: 'no_connection' }

/** Where a visitor stays who asked for a page that cannot be had without a network. */
let stayedAt: string | null = null

export function noteStay(href: string | null): void {
  stayedAt = href
}

/** Whether this is no way to anywhere: the page stands, and asking for its data again would lose it. */
export function isStay(from: URL, to: URL): boolean {
  return stayedAt !== null && from.href === to.href && to.href === stayedAt
}
