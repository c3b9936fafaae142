import type { Locale } from '../../packages/foyer/src/contract/locale.ts'
import { createPage } from '../../packages/foyer/src/documents/create.ts'
import { images } from '../../packages/foyer/src/domains/media/tables.ts'
import { catalog } from '../../packages/foyer/src/modules/catalog.ts'
import type {
  ModuleDefinition,
  ModuleField,
  ModuleFields,
} from '../../packages/foyer/src/modules/kit/define-module.ts'

import type { StoredModule } from '../../packages/foyer/src/pages/stored-modules.ts'
import { documents, versions } from '../../packages/foyer/src/pages/tables.ts'
import type { Platform } from '../../packages/foyer/src/platform/context.ts'
import { asc, eq, inArray } from '../../packages/foyer/src/platform/database/drizzle.ts'
import { HOSTILE_HTML } from './hostile-html.ts'

/** Every class of injection from public collections; each would set `window.hurt` or ask evil.example. */
const HURT = 'window.hurt=1'
export const VECTORS = [
  `<script>${HURT}</script>`,
  `"><img src=x onerror="${HURT}">`,
  `'-(${HURT})-'`,
  `<svg onload="${HURT}"><animate onbegin="${HURT}" attributeName=x>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${HURT}&gt;">`,
  `<noscript><p title="</noscript><img src=x onerror=${HURT}>">`,
  `<a href="javascript:${HURT}">x</a><a href="java\tscript:${HURT}">y</a><a href="&#106;avascript:${HURT}">z</a>`,
  `<iframe srcdoc="<script>parent.${HURT}</script>"></iframe><iframe src="https://evil.example/"></iframe>`,
  `<img src="https://evil.example/p.png"><link rel=stylesheet href="https://evil.example/a.css"><style>@import "https://evil.example/b.css"</style>`,
  `<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=https://evil.example/">`,
  `<form action="https://evil.example/"><button formaction="javascript:${HURT}">x</button></form>`,
  `<p style="background:url(https://evil.example/c.png);text-align:center">x</p>`,
  `<script type="application/json" id="page-data">{}</script></main></body></html>`,
  `\u2028\u2029</script><script>${HURT}</script>`,
  `{{constructor.constructor('${HURT}')()}}`,
]

/** Adds pages whose texts were written directly into the database, without any check. */
export async function addHostilePages(platform: Platform): Promise<void> {
  const [picture] = await platform.db.select({ id: images.id }).from(images).orderBy(asc(images.id)).limit(1)
  const image = picture?.id ?? 1
  const definitions = Object.values(catalog) as unknown as ModuleDefinition[]
  // Every field for text contains all of them.
  const everyField = VECTORS.flatMap((vector, place) =>
    definitions
      .filter(({ model }) => model !== 'section' && model !== 'container')
      .map((definition) => hostileModule(definition, vector, `h${place}`, image)),
  )
  await addPage(platform, { de: 'boese', en: 'hostile' }, everyField)
  // HTML that only an admin can write, each in a module of its own, because one that needs a frame affects only itself.
  const html = definitions.filter(({ model }) => model === 'html')
  const rawHtml = Object.values(HOSTILE_HTML)
    .flat()
    .flatMap((vector) => html.map((definition) => hostileModule(definition, vector, 'raw', image)))
  await addPage(platform, { de: 'boeses-html', en: 'hostile-html' }, rawHtml)
}

async function addPage(platform: Platform, paths: Record<Locale, string>, modules: StoredModule[]) {
  const { db } = platform
  const language = (path: string) => ({ path, fields: { title: path }, modules: [] })
  const id = await createPage(platform, { languages: { de: language(paths.de), en: language(paths.en) } })
  const written = db.select({ id: documents.id }).from(documents).where(eq(documents.pageId, id))
  await db.update(versions).set({ modules }).where(inArray(versions.documentId, written))
}

let count = 0
function hostileModule(
  { model, version, fields }: ModuleDefinition,
  vector: string,
  key: string,
  image: number,
): StoredModule {
  return {
    id: `${key}-${model}-${++count}`,
    model,
    version,
    fields: hostileFields(fields, vector, key, image),
  }
}

function hostileFields(
  fields: ModuleFields,
  vector: string,
  key: string,
  image: number,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, hostileValue(field, vector, key, image)]),
  )
}

function hostileValue(field: ModuleField, vector: string, key: string, image: number): unknown {
  switch (field.kind) {
    case 'string':
      return field.format === 'key' ? 'key' : vector.slice(0, field.maxLength)
    case 'richText':
      return `<p>${key}</p>${vector}`
    case 'html':
      return vector
    case 'image':
      return image
    case 'choice':
      return field.options[0]
    case 'number':
      return field.min
    case 'boolean':
      return false
    // These fields refuse addresses elsewhere; a module with an invalid stored value would be left out.
    case 'link':
      return '/de'
    case 'video':
      return 'https://youtu.be/aqz-KE-bpKQ'
    case 'file':
      return `/media/files/0123456789abcdef.${field.accepts === 'video' ? 'webm' : 'mp3'}`
    case 'embed':
      return { provider: field.providers[0], address: EMBEDDED[field.providers[0] as string] }
    case 'reference':
      return 1
    case 'references':
      return [1]
    case 'dateTime':
      return field.required ? '2020-01-01T00:00:00+01:00' : null
    case 'items':
      return [hostileFields(field.fields, vector, key, image)]
    case 'children':
      return (field.of as ModuleDefinition[]).map((one) => hostileModule(one, vector, key, image))
    default:
      return []
  }
}

const EMBEDDED: Record<string, string> = {
  spotify: 'https://open.spotify.com/embed/track/4uLU6hMCjMI75M1A2tKUQC',
  issuu: 'https://e.issuu.com/embed.html?d=a&u=b',
  instagram: 'https://www.instagram.com/p/C0abc/embed/',
}
