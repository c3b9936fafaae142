import type { Call } from '../../../../contract/endpoint.ts'
import type { Locale } from '../../../../contract/locale.ts'
import { href } from '../../../../contract/routes.ts'
import { Redirect } from '../../../../ui/screen.ts'
import { insight } from '../../../insight/endpoints.ts'
import { InvalidQuery } from './query.ts'

interface Place {
  call: Call
  locale: Locale
  url: URL
}

/** 2 §8: an invalid query is logged, reported and leads to the error page. Other errors are thrown again. */
export async function refuseInvalid(error: unknown, { call, locale, url }: Place): Promise<never> {
  if (!(error instanceof InvalidQuery)) throw error
  console.warn(`${url.pathname}: ${error.message}`)
  // If the report fails, nothing changes for the visitor.
  await call(insight.logError, {}, { url: url.pathname + url.search }).catch(() => {})
  throw new Redirect(href('notFound', locale), 302)
}
