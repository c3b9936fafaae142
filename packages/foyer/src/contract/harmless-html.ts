import { isInternal, isSafeLink } from './links.ts'

/** Elements that only show something, in lower case. Pages contain no others. */
export const HARMLESS_TAGS: ReadonlySet<string> = new Set(
  [
    'a abbr acronym address area article aside audio b bdi bdo big blockquote br button caption center cite code',
    'col colgroup data datalist dd del details dfn dialog dir div dl dt em fieldset figcaption figure font footer',
    'h1 h2 h3 h4 h5 h6 header hgroup hr i img input ins kbd label legend li main map mark marquee menu meter nav',
    'nobr ol optgroup option output p picture pre progress q rb rp rt rtc ruby s samp search section select small',
    'source span strike strong sub summary sup table tbody td tfoot th thead time tr track tt u ul var video wbr',
    // SVG.
    'svg g defs symbol use image path rect circle ellipse line polyline polygon text tspan textpath desc switch',
    'marker pattern mask clippath lineargradient radialgradient stop animate animatemotion animatetransform mpath',
    'set view filter feblend fecolormatrix fecomponenttransfer fecomposite feconvolvematrix fediffuselighting',
    'fedisplacementmap fedistantlight fedropshadow feflood fefunca fefuncb fefuncg fefuncr fegaussianblur feimage',
    'femerge femergenode femorphology feoffset fepointlight fespecularlighting fespotlight fetile feturbulence',
  ]
    .join(' ')
    .split(' '),
)

/** Elements that are removed together with their content. */
export const TAGS_LEFT_OUT: ReadonlySet<string> = new Set(
  'script style iframe frame frameset object embed applet noscript noembed noframes textarea title xmp math'.split(
    ' ',
  ),
)

/** Attributes that are always removed: they run scripts, send requests to a list of addresses, or affect one of our forms. */
const NEVER = new Set([
  ...['srcdoc', 'ping', 'attributionsrc', 'form', 'formaction', 'http-equiv', 'nonce', 'is', 'xml:base'],
])

/** Attributes whose address is loaded at once, or receives what a visitor enters. */
const ASKED = new Set(['src', 'poster', 'background', 'data', 'lowsrc', 'dynsrc', 'action'])
const ASKED_LISTS = new Set(['srcset', 'imagesrcset'])
const REFERENCES = new Set(['href', 'xlink:href'])
const LINKS = new Set(['a', 'area'])
const MOVED = new Set(['from', 'to', 'by', 'values'])
const PAINTED = new Set(['style', 'fill', 'stroke', 'filter', 'mask', 'clip-path', 'cursor', 'marker'])

/** Whether the value of an attribute is run as a script. */
export function isScripted(attribute: string): boolean {
  return /^(?:on|srcdoc$)/i.test(attribute)
}

/**
 * The allowed part of an attribute, as a browser reads it; null where nothing is allowed. No foreign server may be asked before a
 * visitor consents, and a link must lead where it seems to lead.
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
  // An animation could set an address on an element of an SVG.
  if (MOVED.has(name)) return /[:/\\@]|url/i.test(value) ? null : value
  return value
}

/** Browsers remove control characters from an address, and spaces before it. */
function keptIf(isKept: (address: string) => boolean, address: string): string | null {
  const read = address.replace(/\p{Cc}/gu, '').trimStart()
  return isKept(read) ? read : null
}

/** Checks every address and size of the list. Stricter than browsers, which allow commas inside addresses. */
function isInternalList(list: string): boolean {
  return list
    .split(/[\s,]+/)
    .every((part) => part === '' || /^\d{1,9}(?:\.\d{1,9})?[wxh]$/.test(part) || isInternal(part))
}

function isOwn(address: string): boolean {
  return address.startsWith('#') || isInternal(address)
}

/**
 * `//host`, `https:/host` and `https://us@host` look like internal or other addresses but lead elsewhere, so they are refused.
 */
function leadsOpenly(address: string): boolean {
  if (/^https?:/i.test(address)) {
    return /^https?:\/\/[^/\\]/i.test(address) && URL.canParse(address) && new URL(address).username === ''
  }
  return isSafeLink(address) && (!/^[/\\]/.test(address) || isInternal(address))
}

/** A reference to another part of the same SVG. */
function isOwnPart(value: string): boolean {
  return /^url\(\s*["']?#[\w-]+["']?\s*\)$/.test(value)
}
