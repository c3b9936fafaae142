import type { Rendered } from '../entry-server.tsx'
import { PAGE_DATA_ID, type PageData, type PageFiles } from '../routing/page-data.ts'

type RenderedPage = Extract<Rendered, { kind: 'page' }>

/** Where the code behind a page is to be had. */
export interface CodePlaces {
  /** The tags in `<head>` that bring the styles and scripts of a page. */
  assets(files: PageFiles): string
  /** Where a browser finds a source file. */
  addressOf(file: string): string
}

/** The rendered document with its styles, scripts and data. A Buffer: the server sends one far faster than a string. */
export function composePage({ html, data, files }: RenderedPage, places: CodePlaces): Buffer {
  const json = JSON.stringify(addressed(data, places)).replaceAll('<', '\\u003c')
  const assets = places.assets(files)
  const head = html.indexOf('</head>')
  const body = html.lastIndexOf('</body>')
  return Buffer.from(
    `<!DOCTYPE html>${html.slice(0, head)}${assets}${html.slice(head, body)}<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>${html.slice(body)}`,
  )
}

/** The same with addresses a browser can fetch in the place of source files. */
function addressed(data: PageData, { addressOf }: CodePlaces): PageData {
  const { screen, views } = data.code
  const code = {
    screen: screen && addressOf(screen),
    views: views.map((view) => ({ ...view, file: addressOf(view.file) })),
  }
  return { ...data, code }
}
