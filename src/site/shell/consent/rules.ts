import type { RouteName } from '../../../contract/routes.ts'
import type { Consent } from '../../../ui/consent.ts'

const LEGAL: ReadonlySet<RouteName | null> = new Set<RouteName>(['imprint', 'privacy', 'terms'])

/** Pages on which nothing may stand between a visitor and the text. */
export function isLegal(route: RouteName | null): boolean {
  return LEGAL.has(route)
}

/** 1 §4 Cookie consent: who has refused the tag manager and comes from imprint, privacy or terms is asked again. */
export function asksAgain(left: RouteName | null, shown: RouteName | null, consent: Consent | null): boolean {
  return isLegal(left) && !isLegal(shown) && consent?.tracking.tagManager === false
}
