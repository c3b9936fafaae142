import { isInternal, isSafeLink } from './links.ts'

/** Elements that show something and do nothing by themselves, in lower case. No other may stand in a page of ours. */
export const HARMLESS_TAGS: ReadonlySet<string> = new Set(
  [
    'a abbr acronym address area article aside audio b bdi bdo big blockquote br button caption center cite code',
    'col colgroup data datalist dd del details dfn dialog dir div dl dt em fieldset figcaption figure font footer',
    'h1 h2 h3 h4 h5 h6 header hgroup hr i img input ins kbd label legend li main map mark marquee menu meter nav',
    'nobr ol optgroup option output p picture pre progress q rb rp rt rtc ruby s samp search section select small',
    'source span strike strong sub summary sup table tbody td tfoot th thead time tr track tt u ul var video wbr',
    // Drawings.
    'svg g defs symbol use image path rect circle ellipse line polyline polygon text tspan textpath desc switch',
    'marker pattern mask clippath lineargradient radialgradient stop animate animatemotion animatetransform mpath',
    'set view filter feblend fecolormatrix fecomponenttransfer fecomposite feconvolvematrix fediffuselighting',
    'fedisplacementmap fedistantlight fedropshadow feflood fefunca fefuncb fefuncg fefuncr fegaussianblur feimage',
    'femerge femergenode femorphology feoffset fepointlight fespecularlighting fespotlight fetile feturbulence',
  ]
    .join(' ')
    .split(' '),
)

/** Elements that are left out together with what stands in them. */
export const TAGS_LEFT_OUT: ReadonlySet<string> = new Set(
  'script style iframe frame frameset object embed applet noscript noembed noframes textarea title xmp math'.split(
    ' ',
  ),
)

/** Attributes that never stay: they run something, ask a list of addresses, or reach into a form of ours. */
const NEVER = new Set([
  ...['srcdoc', 'ping', 'attributionsrc', 'form', 'formaction', 'http-equiv', 'nonce', 'is', 'xml:base'],
])

/** Attributes whose address is asked as soon as they are read, or is sent what a visitor writes. */
const ASKED = new Set(['src', 'poster', 'background', 'data', 'lowsrc', 'dynsrc', 'action'])
const ASKED_LISTS = new Set(['srcset', 'imagesrcset'])
const REFERENCES = new Set(['href', 'xlink:href'])
const LINKS = new Set(['a', 'area'])
const MOVED = new Set(['from', 'to', 'by', 'values'])
const PAINTED = new Set(['style', 'fill', 'stroke', 'filter', 'mask', 'clip-path', 'cursor', 'marker'])

/** Whether an attribute runs what stands in it. */
export function isScripted(attribute: string): boolean {
  return /^(?:on|srcdoc$)/i.test(attribute)
}

/**
 * What may stay of an attribute, as a browser will read it; null where nothing may. Nobody else is asked before a visitor
 * agrees, and a link leads where it seems to lead.
 */
export function harmlessValue(tag: string, attribute: string, value: string): string | null {
  const name = attribute.toLowerCase()
  if (!/^[a-z][\w.:-]*$/.test(name) || isScripted(name) || NEVER.has(name)) return null
  if (ASKED.has(name)) return keptIf(isInternal, value)
  if (ASKED_LISTS.has(name)) return isInternalList(value) ? value : null
  if (REFERENCES.has(name)) return keptIf(LINKS.has(tag.toLowerCase()) ? leadsOpenly : isOwn, value)
  if (name === 'cite' || name === 'longdesc') return keptIf(leadsOpenly, value)
  if (PAINTED.has(name) || /^marker-\w+$/.test(name))
    return !/url|image|src\s*\(|\\|@/i.test(value) || isOwnPart(value) ? value : null
  // An animation can put an address where a drawing had none.
  if (MOVED.has(name)) return /[:/\\@]|url/i.test(value) ? null : value
  return value
}

/** Control characters are gone before a browser looks at an address, and so are spaces before it. */
function keptIf(isKept: (address: string) => boolean, address: string): string | null {
  const read = address.replace(/\p{Cc}/gu, '').trimStart()
  return isKept(read) ? read : null
}

/** Whatever is a candidate or its size: stricter than browsers, which know commas inside of addresses. */
function isInternalList(list: string): boolean {
  return list
    .split(/[\s,]+/)
    .every((part) => part === '' || /^\d{1,9}(?:\.\d{1,9})?[wxh]$/.test(part) || isInternal(part))
}

function isOwn(address: string): boolean {
  return address.startsWith('#') || isInternal(address)
}

/** `//host`, `https:/host` and `https://us@host` lead elsewhere while they look as if they did not. */
function leadsOpenly(address: string): boolean {
  if (/^https?:/i.test(address)) {
    return /^https?:\/\/[^/\\]/i.test(address) && URL.canParse(address) && new URL(address).username === ''
  }
  return isSafeLink(address) && (!/^[/\\]/.test(address) || isInternal(address))
}

/** A part of the drawing itself. */
function isOwnPart(value: string): boolean {
  return /^url\(\s*["']?#[\w-]+["']?\s*\)$/.test(value)
}
