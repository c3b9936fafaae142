import { isInternal } from '../../contract/links.ts'

export interface CustomErrorPage {
  sheet: CSSStyleSheet
  body: DocumentFragment
  hasHeading: boolean
}

/** What stands for the whole page at the beginning of a selector. */
const ROOT = /(^|,\s*)(:root|html|body)(?=$|[\s,>+~])/g
const UNABLE = 'Unable to load custom HTML file for this error'

/** The address the design settings name for a status, else `/html/{status}.html` where there is one (1 §8). */
export async function loadCustomPage(status: number, chosen?: string): Promise<CustomErrorPage | null> {
  const html = await fetchHtml(chosen || `/html/${status}.html`, Boolean(chosen))
  return html === null ? null : readPage(html)
}

/** Null where there is none. One that was asked for and cannot be had is reported, and the generic page stays. */
async function fetchHtml(address: string, isExpected: boolean): Promise<string | null> {
  try {
    if (!isInternal(address)) throw new TypeError(`${address} is not on this site`)
    const answer = await fetch(address, { credentials: 'omit' })
    const isHtml = answer.headers.get('Content-Type')?.startsWith('text/html')
    if (answer.ok && isHtml) return await answer.text()
    // Left unread, it would keep the connection busy.
    await answer.body?.cancel()
    if (answer.status === 404 && !isExpected) return null
    throw new Error(`${address} answered ${answer.status}`)
  } catch (error) {
    // To the console, and to whoever listens for errors.
    reportError(new Error(UNABLE, { cause: error }))
    return null
  }
}

function readPage(html: string): CustomErrorPage {
  const styles: string[] = []
  // Taken out before anything is parsed: the page's policy forbids a style element even where it is not shown.
  const rest = html.replace(/<style\b[^>]*>([\s\S]*?)<\/style\s*>/gi, (_, css: string) => {
    styles.push(css)
    return ''
  })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles.join('\n'))
  for (const rule of sheet.cssRules) {
    // In the shadow there is neither html nor body; its host stands for both.
    if (rule instanceof CSSStyleRule) rule.selectorText = rule.selectorText.replace(ROOT, '$1:host')
  }
  const page = new DOMParser().parseFromString(rest, 'text/html')
  for (const element of page.querySelectorAll('style, script')) element.remove()
  const body = document.createDocumentFragment()
  body.append(...page.body.childNodes)
  return { sheet, body, hasHeading: body.querySelector('h1') !== null }
}
