/** A tag in generated markup: every value in double quotes. */
const TAG = /<([a-z][a-z0-9]*)((?: [^\s="<>]+(?:="[^"<>]*")?)*)(?: \/)?>/gi
const ATTRIBUTE = / ([^\s="<>]+)(?:="([^"<>]*)")?/g
const HERE = 'https://house.example/de/seite'

/** What is wrong with markup for a page; empty if nothing is. Decided only by its characters and by `URL`. */
export function faultsIn(html: string): string[] {
  const faults: string[] = []
  if (/[<>]/.test(html.replace(TAG, '').replace(/<\/[a-z][a-z0-9]*>/gi, '')))
    faults.push('a bracket outside of a tag')
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    if (/^(script|style|iframe|object|embed|link|meta|base|template|math|noscript|title)$/i.test(tag))
      faults.push(`<${tag}>`)
    for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      const what = faultOf(tag.toLowerCase(), name.toLowerCase(), decoded(value))
      if (what) faults.push(`${tag} ${name}: ${what}`)
    }
  }
  return faults
}

function faultOf(tag: string, name: string, value: string): string | null {
  if (/^(on|srcdoc|form|ping|attributionsrc)/.test(name)) return 'does something'
  if (/^(id|name)$/.test(name) && /^(cookie|body|forms|location|dataLayer|page-data|_|on)/.test(value))
    return `stands for ${value}`
  if (/url\s*\((?!#)|\\|image-set/i.test(value) && /^(style|fill|mask|filter|marker|cursor)/.test(name))
    return 'loads'
  const addresses = /srcset/.test(name)
    ? value.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? '')
    : [value]
  if (/^(href|xlink:href)$/.test(name) && /^(a|area)$/.test(tag))
    return addresses.map(linkFault).find(Boolean) ?? null
  if (/src|href|poster|background|action|data$|^(from|to|by|values)$/.test(name))
    return addresses.some((address) => resolved(address)?.origin !== new URL(HERE).origin)
      ? 'asks elsewhere'
      : null
  return null
}

function linkFault(address: string): string | null {
  const url = resolved(address)
  if (!url) return 'leads nowhere'
  if (!['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol)) return url.protocol
  const isOpen = /^https?:\/\/[^/\\@]+(\/|$)/.test(address) || /^(mailto|tel):/.test(address)
  const isHere = url.origin === new URL(HERE).origin && !url.pathname.startsWith('//')
  return isHere || isOpen ? null : 'hides where it leads'
}

function resolved(address: string): URL | null {
  return URL.canParse(address, HERE) ? new URL(address, HERE) : null
}

function decoded(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
