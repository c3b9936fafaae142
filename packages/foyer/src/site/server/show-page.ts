import { Failure } from '../../contract/errors.ts'
import { localCall } from '../../platform/endpoints/local-call.ts'
import type { ShowPage } from '../../platform/show-page.ts'
import { readErrorPage } from '../../platform/text/error-page.ts'
import type { Renderer } from './renderer.ts'
import { readOnly, type ScreenOptions } from './screen-answer.ts'

/** Shows a page as the viewer sees it, without its scripts. */
export function pageShower({ platform, registry, checkAnswers, renderer }: ScreenOptions): ShowPage {
  return async (context, path, change) => {
    const origin = context.origin()
    const cookies = readOnly(context.cookies)
    const rendered = await renderer.render(new Request(new URL(path, origin), { signal: context.signal }), {
      readErrorPage,
      callIn: (locale) => change(localCall(registry, { ...context, locale, cookies }, { checkAnswers })),
      facts: { origin, siteName: '', instance: platform.config.instance },
    })
    // The page is redirected; a caller who wants the target asks for it.
    if (rendered.kind === 'redirect') throw new Failure('not_found')
    return withoutScripts(rendered, renderer)
  }
}

type RenderedPage = Exclude<Awaited<ReturnType<Renderer['render']>>, { kind: 'redirect' }>

function withoutScripts({ html, files }: RenderedPage, { assets }: Renderer): string {
  const head = html.indexOf('</head>')
  const { styleLinks } = assets(files)
  return `<!DOCTYPE html>${html.slice(0, head)}${styleLinks}${html.slice(head)}`.replace(
    /<script[^<>]*>[^<]*<\/script>/g,
    '',
  )
}
