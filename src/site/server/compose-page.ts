import type { Rendered } from '../entry-server.tsx'
import { PAGE_DATA_ID, type PageData, type PageFiles } from '../routing/page-data.ts'
import type { PageAssets } from './built-assets.ts'
import { joinParts, jsonParts } from './page-bytes.ts'

type RenderedPage = Extract<Rendered, { kind: 'page' }>

/** Where the code behind a page is to be had. */
export interface CodePlaces {
  assets(files: PageFiles): PageAssets
  /** Where a browser finds a source file. */
  addressOf(file: string): string
}

interface ComposedPage {
  /** A Buffer: the server sends one far faster than a string. */
  html: Buffer
  etag: string
}

/** The rendered document with its styles, scripts and data. */
export function composePage(
  { html, data }: Pick<RenderedPage, 'html' | 'data'>,
  { tags }: Pick<PageAssets, 'tags'>,
  places: Pick<CodePlaces, 'addressOf'>,
): ComposedPage {
  const head = html.indexOf('</head>')
  const body = html.lastIndexOf('</body>')
  const { bytes, etag } = joinParts([
    `<!DOCTYPE html>${html.slice(0, head)}`,
    tags,
    `${html.slice(head, body)}<script type="application/json" id="${PAGE_DATA_ID}">`,
    ...jsonParts(addressed(data, places)),
    `</script>${html.slice(body)}`,
  ])
  return { html: bytes, etag }
}

/** The same with addresses a browser can fetch in the place of source files. */
function addressed(data: PageData, { addressOf }: Pick<CodePlaces, 'addressOf'>): PageData {
  const { screen, views } = data.code
  const code = {
    screen: screen && addressOf(screen),
    views: views.map((view) => ({ ...view, file: addressOf(view.file) })),
  }
  return { ...data, code }
}
