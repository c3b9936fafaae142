import type { Call } from '../../contract/endpoint.ts'
import type { Locale } from '../../contract/locale.ts'
import { documents } from '../../documents/endpoints.ts'
import type { Module } from '../../modules/kit/define-module.ts'
import type { ModulesSource } from '../../modules/kit/editable.tsx'
import { loadViews } from '../../modules/views.ts'
import type { DocumentState, StandaloneSection } from '../../pages/contract.ts'
import { pages } from '../../pages/endpoints.ts'
import { pageTexts } from '../../pages/text-endpoints.ts'
import type { Area } from './area.ts'
import { allAsked, beyondOf } from './beyond.ts'
import { openDocument } from './open-document.ts'
import { rememberPage } from './page-links.ts'
import { type Beyond, createComposer } from './shown-modules.ts'

export interface AreaOptions {
  source: ModulesSource
  call: Call
  locale: Locale
  user: number
  /** The path of the page without the language. */
  path: string
}

interface Answer {
  state: DocumentState
  modules: Module[]
  isOnline: boolean
}

export async function openArea({ source, call, user, path }: AreaOptions): Promise<Area> {
  const read = typeof source === 'number' ? () => readPage(call, path) : () => readSection(call, source)
  let answer = typeof source === 'number' ? await read() : await beginSection(call, source)
  const { id } = answer.state
  const live = await openDocument(call, id, user)
  let compose = createComposer()
  const listeners = new Set<() => void>()
  let beyond: Beyond = beyondOf(answer.modules)
  let known = allAsked(live.tree())
  let modules: Module[] = []
  let isReading = false

  const show = () => {
    const next = compose(live.tree(), beyond)
    const isSame = next.length === modules.length && next.every((module, at) => module === modules[at])
    if (!isSame) modules = next
    for (const listener of listeners) listener()
  }
  const refresh = async () => {
    const asked = allAsked(live.tree())
    answer = await read()
    beyond = new Map([...beyond, ...beyondOf(answer.modules)])
    known = asked
    show()
  }
  /** Reads the data of all modules again, in one call, when one of them shows other data, such as another list of events. */
  const follow = async () => {
    // A module whose view was just loaded was rendered as nothing, and would stay so until it changes.
    if (await loadViews(modules)) compose = createComposer()
    show()
    if (isReading || live.state().name !== 'saved') return
    const isStale = [...allAsked(live.tree())].some(([id, asks]) => asks !== '' && known.get(id) !== asks)
    if (!isStale) return
    isReading = true
    await refresh().catch(() => {})
    isReading = false
  }
  const stop = live.subscribe(() => {
    show()
    void follow()
  })
  show()
  await loadViews(modules)

  return {
    source,
    document: id,
    live,
    modules: () => modules,
    publication: () => answer.state,
    isOnline: () => answer.isOnline,
    refresh,
    showAhead(module, more) {
      beyond = new Map(beyond).set(module, { ...beyond.get(module), ...more })
      show()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close() {
      stop()
      live.close()
    },
  }
}

async function readPage(call: Call, path: string): Promise<Answer> {
  const { id, document, modules, is_online } = await call(pages.page, { slug: path })
  rememberPage(id)
  return { state: document as DocumentState, modules, isOnline: is_online }
}

async function readSection(call: Call, slug: string): Promise<Answer> {
  const { document, children } = await call(pageTexts.sectionBySlug, { slug })
  return { state: document as DocumentState, modules: children, isOnline: true }
}

/** 1 §4 Section load: if there is no section yet, an empty one is created. */
async function beginSection(call: Call, slug: string): Promise<Answer> {
  const [, content_type = '', id = ''] = /^([a-z]+)-(\d+)$/.exec(slug) ?? []
  const { data } = await call(pages.sections, { slug })
  const [found] = data
  const section =
    found ??
    ((await call(
      documents.container,
      {},
      { model: 'container', slug, content_type, object_id: id ? Number(id) : null },
    )) as StandaloneSection)
  return { state: section.document as DocumentState, modules: section.children, isOnline: true }
}
