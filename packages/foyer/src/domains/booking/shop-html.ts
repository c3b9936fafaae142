import type sanitizeHtml from 'sanitize-html'
import { sanitise } from '../../platform/text/sanitise.ts'

const ALLOWED = [
  ...['h1', 'h2', 'h3', 'h4', 'p', 'div', 'span', 'section', 'article', 'header', 'nav', 'main', 'br', 'hr'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['b', 'strong', 'i', 'em', 'small', 's', 'sub', 'sup', 'abbr', 'time', 'blockquote', 'pre', 'code'],
  ...['a', 'img', 'figure', 'figcaption'],
  ...['form', 'fieldset', 'legend', 'label', 'input', 'select', 'optgroup', 'option', 'button', 'textarea'],
]

/** Input types that only hold a value. A form's button submits only to the address of its form. */
const INPUTS = [
  ...[
    'text',
    'email',
    'tel',
    'number',
    'date',
    'time',
    'search',
    'url',
    'password',
    'hidden',
    'radio',
    'checkbox',
  ],
  'submit',
]

/** Data that our own shop gives to the screen around it. */
const SHOP_DATA = ['data-ends-at', 'data-seconds-left', 'data-cart-amount']

const ATTRIBUTES: Record<string, string[]> = {
  '*': ['class', 'lang', 'dir', 'title', 'role', 'aria-*', 'data-state', ...SHOP_DATA],
  a: ['href', 'download'],
  img: ['src', 'alt', 'width', 'height'],
  form: ['action', 'method'],
  label: ['for'],
  input: [
    ...['id', 'name', 'type', 'value', 'checked', 'required', 'placeholder', 'autocomplete', 'maxlength'],
    ...['min', 'max', 'step', 'disabled', 'readonly', 'inputmode'],
  ],
  select: ['id', 'name', 'required', 'disabled', 'autocomplete'],
  option: ['value', 'selected', 'disabled'],
  optgroup: ['label', 'disabled'],
  textarea: ['id', 'name', 'required', 'rows', 'maxlength', 'placeholder', 'disabled'],
  button: ['name', 'value', 'type', 'disabled'],
  small: ['id'],
  strong: ['id'],
  span: ['id'],
  p: ['id'],
  div: ['id'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  time: ['datetime'],
}

/** Where an address on the shop's page leads on our site; null if it must not be followed. */
export interface ShopLinks {
  page(address: string): string | null
  file(address: string): string | null
  /** A page of the house, such as its terms. Used for links, never for forms. */
  house(address: string): string | null
}

/** The prefix of the shop's ids, so that they cannot collide with ours. */
const ID_PREFIX = 'shop-'

/**
 * The sanitised body of a page of the shop: without scripts, styles, frames and anything loaded from elsewhere; its
 * links, forms and images lead through our site. Null if it cannot be parsed.
 */
export function harmlessShopHtml(html: string, links: ShopLinks): string | null {
  const options: sanitizeHtml.IOptions = {
    ...EMPTY_IS_A_VALUE,
    allowedTags: ALLOWED,
    allowedAttributes: ATTRIBUTES,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https', 'data'] },
    disallowedTagsMode: 'discard',
    // The content of these elements is not text for readers.
    nonTextTags: [
      'script',
      'style',
      'title',
      'noscript',
      'template',
      'iframe',
      'object',
      'svg',
      'math',
      'head',
    ],
    transformTags: {
      '*': (tagName, attribs) => ({ tagName, attribs: withOwnIds(attribs) }),
      a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs, links) }),
      img: (tagName, attribs) => ({ tagName, attribs: pictureAttributes(attribs, links) }),
      form: (tagName, attribs) => ({ tagName, attribs: formAttributes(attribs, links) }),
      input: (tagName, attribs) => ({ tagName, attribs: inputAttributes(attribs) }),
    },
  }
  return sanitise(bodyOf(html), options)
}

/** An option may have an empty value; the library's types lack this setting. */
const EMPTY_IS_A_VALUE = { allowedEmptyAttributes: ['alt', 'value'] }

type Attributes = Record<string, string>

/** Ids and references to them, with the shop's prefix. */
function withOwnIds(attribs: Attributes): Attributes {
  const named = { ...attribs }
  for (const name of ['id', 'for', 'aria-describedby', 'aria-labelledby', 'aria-controls']) {
    const value = named[name]
    if (value === undefined) continue
    named[name] = value
      .split(/\s+/)
      .filter(Boolean)
      .map((id) => ID_PREFIX + id)
      .join(' ')
  }
  return named
}

function linkAttributes({ href, ...attribs }: Attributes, links: ShopLinks): Attributes {
  if (href === undefined) return attribs
  if (href.startsWith('#')) return { ...attribs, href: `#${ID_PREFIX}${href.slice(1)}` }
  if (/^(mailto|tel):/i.test(href)) return { ...attribs, href }
  const isFile = 'download' in attribs || /\.(ics|pdf)(\?|$)/i.test(href)
  const to = links.house(href) ?? (isFile ? links.file(href) : links.page(href))
  return to === null ? attribs : { ...attribs, href: to }
}

/** An image in a data address stays; any other is loaded through our site. */
function pictureAttributes({ src = '', ...attribs }: Attributes, links: ShopLinks): Attributes {
  if (/^data:image\/(png|jpeg|gif|webp|svg\+xml);base64,[\w+/=]*$/i.test(src)) return { ...attribs, src }
  const from = /^data:/i.test(src) ? null : links.file(src)
  return from === null ? attribs : { ...attribs, src: from }
}

/** A form that would leave the area gets no target. */
function formAttributes({ action = '', method = '', ...attribs }: Attributes, links: ShopLinks): Attributes {
  const [address = '', anchor = ''] = action.split('#', 2)
  const to = links.page(address)
  const place = anchor && `#${ID_PREFIX}${anchor}`
  return {
    ...attribs,
    action: to === null ? '#' : to + place,
    method: method.toLowerCase() === 'post' ? 'post' : 'get',
  }
}

function inputAttributes({ type = 'text', ...attribs }: Attributes): Attributes {
  return { ...attribs, type: INPUTS.includes(type.toLowerCase()) ? type.toLowerCase() : 'text' }
}

/** The content of `<body>`, or all of it. */
function bodyOf(html: string): string {
  const start = html.search(/<body[\s>]/i)
  if (start < 0) return html
  const end = html.lastIndexOf('</body')
  return html.slice(html.indexOf('>', start) + 1, end < 0 ? undefined : end)
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

export function titleIn(html: string): string {
  const start = html.search(/<title>/i)
  const end = html.indexOf('</', start)
  if (start < 0 || end < 0) return ''
  const text = html.slice(start + '<title>'.length, end).trim()
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] as string).slice(0, 200)
}

/** 2 §7 Cookies: the number of tickets that the shop's page shows. */
export function cartAmountIn(html: string): number | null {
  const [, amount] = /data-cart-amount="(\d{1,4})"/.exec(html) ?? []
  return amount === undefined ? null : Number(amount)
}
