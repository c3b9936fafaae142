import type { RouteName } from '../../../contract/routes.ts'
import type { Consent } from '../../../ui/consent.ts'

const LEGAL: ReadonlySet<RouteName | null> = new Set<RouteName>(['imprint', 'privacy', 'terms'])

/** Pages on which the dialog must not cover the text. */
export function isLegal(route: RouteName | null): boolean {
  return LEGAL.has(route)
}

/**
 * 1 §4 Cookie consent: a visitor who has refused the tag manager and leaves imprint, privacy or terms is asked again.
 */
export function asksAgain(left: RouteName | null, shown: RouteName | null, consent: Consent | null): boolean {
  return isLegal(left) && !isLegal(shown) && consent?.tracking.tagManager === false
}
