import type { CustomErrorPage } from '../../../contract/custom-error-page.ts'
import { isInternal } from '../../../contract/links.ts'
import { parseErrorPage } from './parse-error-page.ts'

const UNABLE = 'Unable to load custom HTML file for this error'

/** The error page at an address; null where it cannot be loaded, which is reported if it should exist. */
export async function loadCustomPage(address: string, isExpected: boolean): Promise<CustomErrorPage | null> {
  try {
    if (!isInternal(address)) throw new TypeError(`${address} is not on this site`)
    const answer = await fetch(address, { credentials: 'omit' })
    const isHtml = answer.headers.get('Content-Type')?.startsWith('text/html')
    if (answer.ok && isHtml) return parseErrorPage(await answer.text())
    // An answer that is not read would keep the connection open.
    await answer.body?.cancel()
    if (answer.status === 404 && !isExpected) return null
    throw new Error(`${address} answered ${answer.status}`)
  } catch (error) {
    // To the console, and to all listeners for errors.
    reportError(new Error(UNABLE, { cause: error }))
    return null
  }
}
