import sanitizeHtml from 'sanitize-html'
import type { HtmlShown } from '../../contract/html-shown.ts'
import { isInternal } from '../../contract/links.ts'

/** What must not stand in the page itself: it runs, loads, restyles or leads away what is around it. */
const ACTIVE =
  /<\s*\/?\s*(script|style|iframe|frame|frameset|object|embed|applet|link|meta|base|title|form|math|template|noscript|plaintext|textarea|xmp|html|head|body)\b|\son\w+\s*=|javascript:|srcdoc/i

/**
 * Raw HTML as an admin wrote it (3-readings, Texts): every tag closed, so that it ends where its module ends, or in the
 * frame at the address given.
 */
export function describeHtml(code: string, frameUrl: string): HtmlShown {
  const shown = ACTIVE.test(code) ? null : balanced(code)
  // Looked at once more: what was written in character references stands there in plain letters now.
  if (shown === null || ACTIVE.test(shown)) return { code: null, frame_url: frameUrl }
  return { code: shown, frame_url: null }
}

function balanced(code: string): string {
  return sanitizeHtml(code, {
    allowedTags: false,
    allowedAttributes: false,
    parseStyleAttributes: false,
    allowVulnerableTags: true,
    // Drawings have names with capitals: viewBox, linearGradient.
    parser: { lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: { '*': withoutForeignLoads },
  })
}

/** Attributes that fetch something as soon as they are read. */
const LOADING = new Set(['src', 'srcset', 'poster', 'background', 'data', 'imagesrcset', 'ping'])
const REFERENCE = /^(xlink:)?href$/
const LINK = /^(a|area)$/i

/** Nobody else is asked before a visitor agrees, not even for a picture an admin linked to. */
const withoutForeignLoads: sanitizeHtml.Transformer = (tagName, attribs) => ({
  tagName: tagName === tagName.toUpperCase() ? tagName.toLowerCase() : tagName,
  attribs: Object.fromEntries(
    Object.entries(attribs).filter(([given, value]) => {
      const name = given.toLowerCase()
      if (name === 'style' || isPaint(name)) return !/url|image|\\|@/i.test(value) || isOwnPart(value)
      if (REFERENCE.test(name) && !LINK.test(tagName)) return isInternal(value) || value.startsWith('#')
      return !LOADING.has(name) || isInternal(value)
    }),
  ),
})

/** Attributes of drawings that may point to a part of the drawing, or elsewhere. */
function isPaint(name: string): boolean {
  return /^(fill|stroke|filter|mask|clip-path|marker(-\w+)?)$/.test(name)
}

function isOwnPart(value: string): boolean {
  return /^url\(\s*["']?#[\w-]+["']?\s*\)$/.test(value)
}
