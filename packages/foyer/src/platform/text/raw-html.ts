import type sanitizeHtml from 'sanitize-html'
import { HARMLESS_TAGS, harmlessValue, isScripted } from '../../contract/harmless-html.ts'
import type { HtmlShown } from '../../contract/html-shown.ts'
import { SHELL_IDS } from '../../contract/shell-ids.ts'
import { isClobbering } from './clobbering-names.ts'
import { sanitise } from './sanitise.ts'

/**
 * How raw HTML of an admin is shown (3-readings, Texts). Harmless HTML is shown in the page, with every tag closed, so that it
 * ends where its module ends. HTML that runs, loads, restyles or navigates anything outside of it is shown in the frame at the
 * given address.
 */
export function describeHtml(code: string, frameUrl: string): HtmlShown {
  const shown = /javascript:/i.test(code) ? null : harmless(code)
  return shown === null ? { code: null, frame_url: frameUrl } : { code: shown, frame_url: null }
}

/** Checks each tag as it is parsed, with character references decoded. Null where the HTML must not be part of the page. */
function harmless(code: string): string | null {
  let isActive = false
  const keepHarmless: sanitizeHtml.Transformer = (tagName, attribs) => {
    isActive ||= !HARMLESS_TAGS.has(tagName.toLowerCase()) || Object.keys(attribs).some(isScripted)
    return {
      tagName: tagName === tagName.toUpperCase() ? tagName.toLowerCase() : tagName,
      attribs: harmlessAttributes(tagName, attribs),
    }
  }
  const shown = sanitise(code, {
    allowedTags: false,
    allowedAttributes: false,
    parseStyleAttributes: false,
    allowVulnerableTags: true,
    // SVG has names with capitals: viewBox, linearGradient.
    parser: { lowerCaseTags: false, lowerCaseAttributeNames: false },
    transformTags: { '*': keepHarmless },
  })
  return isActive ? null : shown
}

function harmlessAttributes(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  return Object.fromEntries(
    Object.entries(attribs).flatMap(([name, value]) => {
      const kept = isTaken(tagName, name, value) ? null : harmlessValue(tagName, name, value)
      return kept === null ? [] : [[name, kept]]
    }),
  )
}

/** A picture with such a name replaces even properties that the document has itself. */
function isTaken(tagName: string, attribute: string, value: string): boolean {
  const name = attribute.toLowerCase()
  if (name === 'name' && tagName.toLowerCase() === 'img') return true
  return (name === 'id' || name === 'name') && (SHELL_IDS.has(value) || isClobbering(value))
}
