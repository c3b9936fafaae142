import type sanitizeHtml from 'sanitize-html'
import { sanitise } from '../../platform/text/sanitise.ts'

const ALLOWED = [
  ...['h1', 'h2', 'h3', 'h4', 'p', 'div', 'span', 'section', 'article', 'header', 'nav', 'main', 'br', 'hr'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['b', 'strong', 'i', 'em', 'small', 's', 'sub', 'sup', 'abbr', 'time', 'blockquote', 'pre', 'code'],
  ...['a', 'img', 'figure', 'figcaption'],
  ...['form', 'fieldset', 'legend', 'label', 'input', 'select', 'optgroup', 'option', 'button', 'textarea'],
]

/** Kinds of fields that do nothing but hold a value. A button of a form sends it to where the form says, and nowhere else. */
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

const ATTRIBUTES: Record<string, string[]> = {
  '*': ['class', 'lang', 'dir', 'title', 'role', 'aria-*', 'data-state', 'data-ends-at', 'data-cart-amount'],
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

/** Where an address of the shop's page leads on our site; null where it may not lead at all. */
export interface ShopLinks {
  page(address: string): string | null
  file(address: string): string | null
}

/** What the shop may call its elements by id without taking the place of ours. */
const ID_PREFIX = 'shop-'

/**
 * The body of a page of the shop, made harmless: no script, no style, no frame, nothing that is fetched from elsewhere; links, forms
 * and pictures lead through our site. Null where it cannot be read.
 */
export function harmlessShopHtml(html: string, links: ShopLinks): string | null {
  const options: sanitizeHtml.IOptions = {
    ...EMPTY_IS_A_VALUE,
    allowedTags: ALLOWED,
    allowedAttributes: ATTRIBUTES,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https', 'data'] },
    disallowedTagsMode: 'discard',
    // What they hold is not text for anybody.
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

/** An option may stand for nothing; the library's types do not know that it can be told so. */
const EMPTY_IS_A_VALUE = { allowedEmptyAttributes: ['alt', 'value'] }

type Attributes = Record<string, string>

/** Ids and what refers to them, under a name of the shop's own. */
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
  const to = isFile ? links.file(href) : links.page(href)
  return to === null ? attribs : { ...attribs, href: to }
}

/** A picture of its own as text is as good as one of ours; any other comes through our site. */
function pictureAttributes({ src = '', ...attribs }: Attributes, links: ShopLinks): Attributes {
  if (/^data:image\/(png|jpeg|gif|webp|svg\+xml);base64,[\w+/=]*$/i.test(src)) return { ...attribs, src }
  const from = /^data:/i.test(src) ? null : links.file(src)
  return from === null ? attribs : { ...attribs, src: from }
}

/** A form that would leave the area is sent nowhere. */
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

/** What stands in `<body>`, or all of it. */
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

/** 2 §7 Cookies: the count the shop's page shows. */
export function cartAmountIn(html: string): number | null {
  const [, amount] = /data-cart-amount="(\d{1,4})"/.exec(html) ?? []
  return amount === undefined ? null : Number(amount)
}
