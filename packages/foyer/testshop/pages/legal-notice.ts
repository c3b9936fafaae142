import { href } from '../../src/contract/routes.ts'
import { html, type Markup } from '../../src/platform/endpoints/html.ts'
import { strings } from '../strings.ts'
import type { Language } from '../words.ts'

/** The notices that German law requires for a purchase: no right of withdrawal, the terms, and the privacy policy. */
export function legalNotice(language: Language, houseUrl: string): Markup {
  const t = strings
  const link = (name: 'terms' | 'privacy') =>
    html`<a href="${houseUrl}${href(name, language)}">${t[name][language]}</a>`
  return html`<div class="shop-legal"><p>${t.noWithdrawal[language]}</p>
<p>${t.beforeTerms[language]} ${link('terms')}${t.afterTerms[language]} ${t.yourDetails[language]} ${link('privacy')}.</p></div>`
}
