import type { Rendered } from './entry-server.tsx'
import { PAGE_DATA_ID, type PageData } from './page-data.ts'
import type { Renderer } from './renderer.ts'

type RenderedPage = Extract<Rendered, { kind: 'page' }>

const ERROR_VIEWS = 'src/site/standby-parts.ts'

/** The rendered document with its styles, scripts and data. A Buffer: the server sends one far faster than a string. */
export function composePage({ html, data }: RenderedPage, renderer: Renderer): Buffer {
  const json = JSON.stringify(addressed(data, renderer)).replace(/</g, '\\u003c')
  const assets = renderer.assets(neededFiles(data))
  const head = html.indexOf('</head>')
  const body = html.lastIndexOf('</body>')
  return Buffer.from(
    `<!DOCTYPE html>${html.slice(0, head)}${assets}${html.slice(head, body)}<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>${html.slice(body)}`,
  )
}

function neededFiles({ code: { screen, views }, errors }: PageData) {
  if (errors) return { awake: [ERROR_VIEWS], asleep: [] }
  const files = (isWanted: (sleeps: boolean) => boolean) =>
    views.filter(({ sleeps }) => isWanted(sleeps !== null)).map(({ file }) => file)
  return {
    awake: [...(screen ? [screen] : []), ...files((sleeps) => !sleeps)],
    asleep: files((sleeps) => sleeps),
  }
}

/** The same with addresses a browser can fetch in the place of source files. */
function addressed(data: PageData, { addressOf }: Renderer): PageData {
  const { screen, views } = data.code
  const code = {
    screen: screen && addressOf(screen),
    views: views.map((view) => ({ ...view, file: addressOf(view.file) })),
  }
  return { ...data, code }
}
