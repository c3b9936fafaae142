/** Elements that have no end. */
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const TOKEN = /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|[^">])*)>|[^<]+/gi

interface Said {
  text: string
  /** What the nearest element around it says its language is. */
  lang: string
}

/**
 * Every text of a page that a machine wrote, and the language it is read out in; names in attributes as well. The
 * head and the code of a page are not read out.
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
