import { type CustomErrorPage, shadowStyle } from '../../../contract/custom-error-page.ts'
import { HARMLESS_TAGS, harmlessValue, TAGS_LEFT_OUT } from '../../../contract/harmless-html.ts'

/**
 * Reads the HTML file of an error page in the browser, by the same rules as the server (`platform/text/error-page.ts`).
 */
export function parseErrorPage(html: string): CustomErrorPage {
  // The content of a template neither runs nor loads anything, and its styles are not checked against the policy.
  const template = document.createElement('template')
  template.innerHTML = html
  const { content } = template
  const css = [...content.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n')
  for (const element of content.querySelectorAll('*')) makeHarmless(element)
  return {
    css: shadowStyle(css),
    body: template.innerHTML.trim(),
    hasHeading: content.querySelector('h1') !== null,
  }
}

function makeHarmless(element: Element): void {
  const tag = element.localName.toLowerCase()
  if (TAGS_LEFT_OUT.has(tag)) element.remove()
  else if (!HARMLESS_TAGS.has(tag) && tag !== 'form') element.replaceWith(...element.childNodes)
  for (const { name, value } of [...element.attributes]) {
    const kept = harmlessValue(tag, name, value)
    if (kept === null) element.removeAttribute(name)
    else if (kept !== value) element.setAttribute(name, kept)
  }
}
