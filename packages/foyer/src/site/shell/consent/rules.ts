import type { AnyRoute } from '../../../contract/routes.ts'
import type { Consent } from '../../../ui/consent.ts'

const LEGAL: ReadonlySet<AnyRoute | null> = new Set<AnyRoute>(['imprint', 'privacy', 'terms'])

/** Pages on which the dialog must not cover the text. */
export function isLegal(route: AnyRoute | null): boolean {
  return LEGAL.has(route)
}

/**
 * 1 §4 Cookie consent: a visitor who has refused the tag manager and leaves imprint, privacy or terms is asked again.
 */
export function asksAgain(left: AnyRoute | null, shown: AnyRoute | null, consent: Consent | null): boolean {
  return isLegal(left) && !isLegal(shown) && consent?.tracking.tagManager === false
}
