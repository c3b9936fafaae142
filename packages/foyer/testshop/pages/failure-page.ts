import { html } from '../../src/platform/endpoints/html.ts'
import { strings } from '../strings.ts'
import type { Language } from '../words.ts'
import { page } from './page.ts'

/** The page for an error of the shop. It needs no database, which may be what failed. */
export function failurePage(language: Language): string {
  const content = html`<p>${strings.tryLater[language]}</p>
<p><a class="shop-button" href="/cart">${strings.toCart[language]}</a></p>`
  return page({ language, title: strings.failed[language], content, cartAmount: null })
}
