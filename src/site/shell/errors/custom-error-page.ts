/** What is used of an HTML file that stands for an error: its style and its body (1 §7). */
export interface CustomErrorPage {
  css: string
  body: string
  hasHeading: boolean
}

/** What stands for the whole page at the beginning of a selector; in the shadow its host stands for it. */
const ROOT = /(^\s*|[{},]\s*)(:root|html|body)(?=\s*[\s,>+~{])/g

/** Reads such a file. Scripts are left out for tidiness alone: the policy of the page lets none of them run. */
export function readErrorPage(html: string): CustomErrorPage {
  const css: string[] = []
  const body = html
    .replace(/\r\n?/g, '\n')
    .replace(/<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi, (_, rules: string) => {
      css.push(rules)
      return ''
    })
    .replace(/<(script|head)\b[\s\S]*?<\/\1\s*>/gi, '')
    // What would end the shadow it stands in, or stand in it without meaning.
    .replace(/<!doctype[^>]*>|<\/?(template|html|head|body|script|style)\b[^>]*>/gi, '')
  return { css: css.join('\n').replace(ROOT, '$1:host'), body: body.trim(), hasHeading: /<h1\b/i.test(body) }
}
