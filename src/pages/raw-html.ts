import sanitizeHtml from 'sanitize-html'
import type { HtmlCode } from '../modules/kit/needs.ts'

/** What must not stand in the page itself: it runs, loads, restyles or leads away what is around it. */
const ACTIVE =
  /<\s*\/?\s*(script|style|iframe|frame|frameset|object|embed|applet|link|meta|base|title|form|svg|math|template|noscript|plaintext|textarea|xmp|html|head|body)\b|\son\w+\s*=|javascript:|srcdoc/i

/** Raw HTML as an admin wrote it (3-readings, Texts): every tag closed, so that it ends where its module ends. */
export function describeHtml(code: string): HtmlCode {
  const is_framed = ACTIVE.test(code)
  return { code: is_framed ? code : balanced(code), is_framed }
}

function balanced(code: string): string {
  return sanitizeHtml(code, {
    allowedTags: false,
    allowedAttributes: false,
    parseStyleAttributes: false,
    allowVulnerableTags: true,
  })
}
