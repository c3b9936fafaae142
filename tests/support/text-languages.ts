/** Elements without an end tag. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const TOKEN = /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|[^">])*)>|[^<]+/gi

interface Said {
  text: string
  /** The language that the nearest parent element declares. */
  lang: string
}

/**
 * Every text of generated markup with the language in which it is read aloud, including texts in attributes. The head and scripts
 * are not read aloud.
 */
export function textsOf(html: string): Said[] {
  const found: Said[] = []
  const open: { tag: string; lang: string }[] = []
  const readable = html.replace(/<(script|style|head)\b[\s\S]*?<\/\1>/gi, '')
  for (const [token, end, name, attributes = ''] of readable.matchAll(TOKEN)) {
    const { lang } = open.at(-1) ?? { lang: '' }
    if (name === undefined) {
      if (!token.startsWith('<') && token.trim()) found.push({ text: token.trim(), lang })
      continue
    }
    const tag = name.toLowerCase()
    if (end) {
      const begun = open.findLastIndex((element) => element.tag === tag)
      if (begun >= 0) open.length = begun
      continue
    }
    const own = / lang="([a-z]+)"/.exec(attributes)?.[1] ?? lang
    for (const [, text = ''] of attributes.matchAll(/ (?:alt|aria-label|title)="([^"]+)"/g))
      found.push({ text, lang: own })
    if (!VOID.test(tag)) open.push({ tag, lang: own })
  }
  return found
}
