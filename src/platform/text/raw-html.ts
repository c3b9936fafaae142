import sanitizeHtml from 'sanitize-html'
import type { HtmlShown } from '../../contract/html-shown.ts'
import { isInternal } from '../../contract/links.ts'

/** What must not stand in the page itself: it runs, loads, restyles or leads away what is around it. */
const ACTIVE =
  /<\s*\/?\s*(script|style|iframe|frame|frameset|object|embed|applet|link|meta|base|title|form|svg|math|template|noscript|plaintext|textarea|xmp|html|head|body)\b|\son\w+\s*=|javascript:|srcdoc/i

/** A logo, say: shapes and words, which neither run nor load anything. Any other <svg> is in the list above. */
const DRAWING =
  /<svg\b[^<>]*>(?:[^<]|<\/?(?:g|path|circle|ellipse|line|polygon|polyline|rect|text|tspan)\b[^<>]*>)*<\/svg\s*>/gi

/**
 * Raw HTML as an admin wrote it (3-readings, Texts): every tag closed, so that it ends where its module ends, or in the
 * frame at the address given.
 */
export function describeHtml(code: string, frameUrl: string): HtmlShown {
  return isActive(code) ? { code: null, frame_url: frameUrl } : { code: balanced(code), frame_url: null }
}

function isActive(code: string): boolean {
  const judged = code.replace(DRAWING, (drawing) =>
    /href|url|style/i.test(drawing) ? drawing : drawing.replace(/<(\/?)svg/gi, '<$1g'),
  )
  return ACTIVE.test(judged)
}

function balanced(code: string): string {
  return sanitizeHtml(code, {
    allowedTags: false,
    allowedAttributes: false,
    parseStyleAttributes: false,
    allowVulnerableTags: true,
    transformTags: { '*': withoutForeignLoads },
  })
}

/** Attributes that fetch something as soon as they are read. */
const LOADING = new Set(['src', 'srcset', 'poster', 'background', 'data', 'imagesrcset', 'ping'])

/** Nobody else is asked before a visitor agrees, not even for a picture an admin linked to. */
const withoutForeignLoads: sanitizeHtml.Transformer = (tagName, attribs) => ({
  tagName,
  attribs: Object.fromEntries(
    Object.entries(attribs).filter(([name, value]) => {
      if (name === 'style') return !/url|image|\\|@/i.test(value)
      return !LOADING.has(name) || isInternal(value)
    }),
  ),
})
