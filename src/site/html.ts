import { type Failure, failureBody } from '../contract/errors.ts'
import type { Locale } from '../contract/locale.ts'
import { href } from '../contract/routes.ts'
import type { Rendered } from './entry-server.tsx'
import { PAGE_DATA_ID } from './page-data.ts'
import { strings } from './strings.ts'

type RenderedPage = Extract<Rendered, { kind: 'page' }>

/** The rendered document with its styles, scripts and data. A Buffer: the server sends one far faster than a string. */
export function composePage({ html, data }: RenderedPage, assets: string): Buffer {
  const json = JSON.stringify(data).replace(/</g, '\\u003c')
  const head = html.indexOf('</head>')
  const body = html.lastIndexOf('</body>')
  return Buffer.from(
    `<!DOCTYPE html>${html.slice(0, head)}${assets}${html.slice(head, body)}<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>${html.slice(body)}`,
  )
}

/** What stands when nothing can be rendered: no data, no styles, but a sentence and a way on (1 §8). */
export function lastResort(failure: Failure, locale: Locale): Buffer {
  const body = failureBody(failure, locale)
  const detail = typeof body.detail === 'string' ? body.detail : failure.message
  return Buffer.from(
    `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="none"><title>${detail}</title></head><body><main><h1>${detail}</h1><p>${failure.status}</p><p><a href="${href('home', locale)}">${strings.toHome[locale]}</a></p></main></body></html>`,
  )
}
