import { existsSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import type { FastifyInstance } from 'fastify'
import type { LetterContent } from '../../contract/letter.ts'
import { madeFolder } from '../../house/folder.ts'
import { SetupError } from '../../platform/config/config.ts'
import type { render, renderLetter } from '../entry-server.tsx'
import { type PageAssets, pageAssets } from './first-view/page-assets.ts'
import { share } from './page-bytes.ts'

type Render = typeof render
interface Bundle {
  render: Render
  renderLetter: typeof renderLetter
}

/** Renders a request, and knows what the page's head needs for the files used. */
export interface Renderer {
  render: Render
  renderLetter(letter: LetterContent): Promise<ReturnType<typeof renderLetter>>
  assets(files: string[]): PageAssets
}

let begunWith: string | undefined
/** The folder of the build this process started with, even if a newer build exists (`build/switch-build.ts`). */
export function buildFolder(part: 'client' | 'server'): string {
  const current = path.join(madeFolder, 'current')
  begunWith ??= existsSync(current) ? realpathSync(current) : undefined
  return path.join(begunWith ?? current, part)
}

/** Renders with the finished build. */
export async function builtRenderer(): Promise<Renderer> {
  // At start V8 learns that many objects live long, and then puts the short-lived objects of pages among them, where
  // only a collection of the whole heap removes them. For some pages this took a fifth of the time.
  setFlagsFromString('--no-allocation-site-pretenuring')
  const bundle = path.join(buildFolder('server'), 'entry-server.js')
  if (!existsSync(bundle))
    throw new SetupError('The site is not built. Run "foyer build" first, or use "foyer start".')
  const { render, renderLetter } = (await import(pathToFileURL(bundle).href)) as Bundle
  const manifest = JSON.parse(readFileSync(path.join(buildFolder('client'), '.vite/manifest.json'), 'utf8'))
  const read = (file: string) => readFileSync(path.join(buildFolder('client'), file), 'utf8')
  return {
    render,
    renderLetter: async (letter) => renderLetter(letter),
    assets: pageAssets(manifest, read),
  }
}

/** Runs Vite inside the server: every request uses the newest source, and the browser is told of changes. */
export async function devRenderer(app: FastifyInstance): Promise<Renderer> {
  const { createServer } = await import('vite')
  const { devConfig } = await import('../../build/vite-config.ts')
  const { clientEntry, serverEntry, stylesEntry } = await import('../../build/places.ts')
  const { themeStyles } = await import('../../build/theme-styles.ts')
  const vite = await createServer(devConfig({ middlewareMode: true, hmr: { server: app.server } }))
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, done)
  })
  app.addHook('onClose', () => vite.close())
  const preamble = await vite.transformIndexHtml('/', '<head></head>')
  const injected = preamble.slice('<head>'.length, preamble.indexOf('</head>'))
  const styleLinks = [themeStyles, stylesEntry]
    .map((file) => `<link rel="stylesheet" href="/@fs${file}">`)
    .join('')
  return {
    render: async (...args) => {
      const { render } = (await vite.ssrLoadModule(serverEntry)) as Bundle
      return render(...args)
    },
    renderLetter: async (letter) => ((await vite.ssrLoadModule(serverEntry)) as Bundle).renderLetter(letter),
    assets: () => ({
      tags: share(
        Buffer.from(`${injected}${styleLinks}<script type="module" src="/@fs${clientEntry}"></script>`),
      ),
      styleSource: null,
      styleLinks,
    }),
  }
}
