import type { CustomErrorPage } from '../../../contract/custom-error-page.ts'
import { isInternal } from '../../../contract/links.ts'
import { parseErrorPage } from './parse-error-page.ts'

const UNABLE = 'Unable to load custom HTML file for this error'

/** The page at an address; null where it cannot be had, which is reported where it should have been there. */
export async function loadCustomPage(address: string, isExpected: boolean): Promise<CustomErrorPage | null> {
  try {
    if (!isInternal(address)) throw new TypeError(`${address} is not on this site`)
    const answer = await fetch(address, { credentials: 'omit' })
    const isHtml = answer.headers.get('Content-Type')?.startsWith('text/html')
    if (answer.ok && isHtml) return parseErrorPage(await answer.text())
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
