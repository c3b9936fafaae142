import type { Rendered } from '../entry-server.tsx'
import { PAGE_DATA_ID } from '../routing/page-data.ts'
import type { PageAssets } from './first-view/page-assets.ts'
import { joinParts, jsonParts } from './page-bytes.ts'

type RenderedPage = Extract<Rendered, { kind: 'page' }>

interface ComposedPage {
  /** A Buffer, because the server sends it much faster than a string. */
  html: Buffer
  etag: string
}

/** Puts the rendered document together with its styles, scripts and data. */
export function composePage(
  { html, data }: Pick<RenderedPage, 'html' | 'data'>,
  { tags }: Pick<PageAssets, 'tags'>,
): ComposedPage {
  const head = html.indexOf('</head>')
  const body = html.lastIndexOf('</body>')
  const { bytes, etag } = joinParts([
    `<!DOCTYPE html>${html.slice(0, head)}`,
    tags,
    `${html.slice(head, body)}<script type="application/json" id="${PAGE_DATA_ID}">`,
    ...jsonParts(data),
    `</script>${html.slice(body)}`,
  ])
  return { html: bytes, etag }
}
