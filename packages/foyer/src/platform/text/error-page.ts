import type sanitizeHtml from 'sanitize-html'
import { type CustomErrorPage, shadowStyle } from '../../contract/custom-error-page.ts'
import { HARMLESS_TAGS, harmlessValue, TAGS_LEFT_OUT } from '../../contract/harmless-html.ts'
import { sanitise } from './sanitise.ts'

/** Reads an uploaded HTML file for an error page: the visible parts of its body, and its styles. */
export function readErrorPage(html: string): CustomErrorPage {
  const text = html.replace(/\r\n?/g, '\n')
  let hasHeading = false
  const keepHarmless: sanitizeHtml.Transformer = (tagName, attribs) => {
    hasHeading ||= tagName === 'h1'
    const kept = Object.entries(attribs).flatMap(([name, given]) => {
      const value = harmlessValue(tagName, name, given)
      return value === null ? [] : [[name, value]]
    })
    return { tagName, attribs: Object.fromEntries(kept) }
  }
  const body = sanitise(text, {
    // A form can only lead to this site.
    allowedTags: [...HARMLESS_TAGS, 'form'],
    allowedAttributes: false,
    parseStyleAttributes: false,
    nonTextTags: [...TAGS_LEFT_OUT],
    transformTags: { '*': keepHarmless },
  })
  return { css: shadowStyle(stylesIn(text)), body: body?.trim() ?? '', hasHeading }
}

/** With all other tags removed, only style elements and their content are left. */
function stylesIn(html: string): string {
  const styles = sanitise(html, {
    allowedTags: ['style'],
    allowedAttributes: {},
    allowVulnerableTags: true,
    nonTextTags: [...TAGS_LEFT_OUT].filter((tag) => tag !== 'style'),
    textFilter: () => '',
  })
  return (styles ?? '')
    .split(/<\/?style>/)
    .filter(Boolean)
    .join('\n')
}
