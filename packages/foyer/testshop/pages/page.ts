import { html, Markup } from '../../src/platform/endpoints/html.ts'
import { strings } from '../strings.ts'
import type { Language } from '../words.ts'

interface Page {
  language: Language
  title: string
  /** How many tickets are in the visitor's cart; the site shows it in its header. Null if it is not known. */
  cartAmount: number | null
  content: Markup
}

/** A page of the shop: plain HTML with forms, which the site shows inside its own shell. */
export function page({ language, title, cartAmount, content }: Page): string {
  const t = (name: 'toEvents' | 'toCart' | 'toAccount' | 'places') => strings[name][language]
  const amount = cartAmount !== null && cartAmount > 0 && html` <span class="shop-badge">${cartAmount}</span>`
  return html`${DOCTYPE}<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body><div class="shop"${cartAmount !== null && html` data-cart-amount="${cartAmount}"`}>
<nav class="shop-ways" aria-label="${t('places')}"><ul>
<li><a href="/">${t('toEvents')}</a></li>
<li><a href="/cart">${t('toCart')}${amount}</a></li>
<li><a href="/account">${t('toAccount')}</a></li>
</ul></nav>
<h1>${title}</h1>
${content}
</div></body></html>`.text
}

const DOCTYPE = new Markup('<!DOCTYPE html>')

/** A message at the top: an error or a success. */
export function alert(...lines: (string | Markup)[]): Markup {
  return html`<div class="shop-alert" role="alert">${lines.map((line) => html`<p>${line}</p>`)}</div>`
}

interface Field {
  name: string
  label: string
  type: string
  value: string
  autocomplete: string
  error?: string | undefined
  help?: string
}

export function field({ name, label, type, value, autocomplete, error, help }: Field): Markup {
  const described = [help && `${name}-help`, error && `${name}-error`].filter(Boolean).join(' ')
  return html`<p class="shop-field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}" required maxlength="200"${described && html` aria-describedby="${described}"`}${error && html` aria-invalid="true"`}>
${help && html`<small id="${name}-help">${help}</small>`}${error && html`<strong id="${name}-error" class="shop-error">${error}</strong>`}</p>`
}
