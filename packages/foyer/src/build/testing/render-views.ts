import { pathToFileURL } from 'node:url'
import { createServer, type ViteDevServer } from 'vite'
import { z } from 'zod'
import { DEFAULT_LOCALE, type Locale } from '../../contract/locale.ts'
import { definitionIn } from '../../house/definition-in.ts'
import { partFolders } from '../../house/part-folders.ts'
import { moduleFilesIn, screenFilesIn } from '../../house/read-folder.ts'
import type { ModuleDefinition } from '../../modules/kit/define-module.ts'
import { moduleSchema } from '../../modules/kit/validation.ts'
import { packageView } from '../places.ts'
import { devConfig } from '../vite-config.ts'

interface Where {
  /** The language of the page; the first of the house if left out. */
  language?: Locale
}

/**
 * The HTML of a content module of the house, as visitors get it. Fields that are left out have their defaults; a value that an editor
 * could not save is refused.
 */
export async function renderModule(
  model: string,
  fields: Record<string, unknown> = {},
  { language = DEFAULT_LOCALE }: Where = {},
): Promise<string> {
  const files = moduleFilesIn(partFolders).find((one) => one.model === model)
  if (!files) throw new Error(`There is no modules/${model}.`)
  const definition = definitionIn(await import(pathToFileURL(files.schema).href), model)
  const { data, error } = moduleSchema(definition as ModuleDefinition).safeParse(fields)
  if (error) throw new Error(`modules/${model} does not take these fields: ${z.prettifyError(error)}`)
  const module = { id: 'test', model, parent: null, order: 0, ...data }
  return render((await load(files.view)).default, { module }, `/${language}`)
}

/** The HTML of a screen of the house, for what its `load` would return. */
export async function renderScreen(
  name: string,
  data: unknown,
  { language = DEFAULT_LOCALE }: Where = {},
): Promise<string> {
  const file = screenFilesIn(partFolders).find(({ screen }) => screen === name)?.file
  if (!file) throw new Error(`There is no screens/${name}.route.ts.`)
  const { view } = (await load(file)).default as { view(): Promise<{ default: unknown }> }
  return render((await view()).default, { data }, `/${language}`)
}

let vite: Promise<ViteDevServer> | null = null

/** Loads a file with what the builds of the house know: styles, views, and the parts of the house. */
async function load(file: string): Promise<Record<string, unknown>> {
  vite ??= createServer({
    ...devConfig({ middlewareMode: true, hmr: false, ws: false, watch: null }),
    optimizeDeps: { noDiscovery: true, include: [] },
    logLevel: 'error',
  })
  return (await vite).ssrLoadModule(file)
}

async function render(View: unknown, props: object, address: string): Promise<string> {
  const { rendered } = (await load(packageView('build/testing/rendered'))) as typeof import('./rendered.tsx')
  return rendered(View as Parameters<typeof rendered>[0], props, address)
}

/** A test would not end while the server is open. */
export async function closeViews(): Promise<void> {
  const open = vite
  vite = null
  await (await open)?.close()
}
