import type { AnyRoute } from '../../../contract/routes.ts'
import type { Consent } from '../../../ui/consent.ts'

const LEGAL: ReadonlySet<AnyRoute | null> = new Set<AnyRoute>(['imprint', 'privacy', 'terms'])

/** Pages on which the dialog must not cover the text. */
function isLegal(route: AnyRoute | null): boolean {
  return LEGAL.has(route)
}

/** Screens on which the dialog does not open by itself: the texts it links to, and the form to which a letter led. */
export function isAskedLater(route: AnyRoute | null): boolean {
  return isLegal(route) || route === 'userStep'
}

/**
 * 1 §4 Cookie consent: a visitor who has refused the tag manager and leaves imprint, privacy or terms is asked again.
 */
export function asksAgain(left: AnyRoute | null, shown: AnyRoute | null, consent: Consent | null): boolean {
  return isLegal(left) && !isLegal(shown) && consent?.tracking.tagManager === false
}
