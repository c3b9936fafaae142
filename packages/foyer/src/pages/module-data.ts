import type { EventSummary } from '../domains/events/contract.ts'
import { findOwnItems } from '../domains/house/own-items.ts'
import { ownResourceNamed } from '../domains/house/own-resources.ts'
import type { ArticleSummary } from '../domains/magazine/contract.ts'
import { findImages } from '../domains/media/service.ts'
import { findVenuesById } from '../domains/venues/service.ts'
import type {
  EventsAsked,
  Module,
  ModuleDefinition,
  ModuleField,
  Need,
  NeedKinds,
} from '../modules/kit/define-module.ts'

import type { Context } from '../platform/context.ts'
import { describeHtml } from '../platform/text/raw-html.ts'
import { moduleFrameUrl } from './frame-url.ts'
import { findArticleLists } from './module-articles.ts'
import { findEventLists, findEventsById } from './module-events.ts'
import { shownNow } from './module-times.ts'
import { eachModule } from './nested-modules.ts'

/**
 * Adds to modules what they show besides their own fields, under the names of 2 §3 (`image_obj`, `venue_obj`, …). All needs are
 * collected first and then read in one batch, so a page costs the same number of queries whatever its modules are.
 */
export async function completeModules(
  context: Context,
  modules: Module[],
  versionId: number,
): Promise<Module[]> {
  const shown = shownNow(context, modules)
  const asked = gather(shown)
  const imageOf = await findImages(context, asked.images)
  const venueOf = await findVenues(context, asked.venues)
  const eventOf = await findEventsById(context, asked.events)
  const ownOf = await findOwn(context, asked.own)
  const articlesOf = await findArticleLists(context, asked.articleLists)
  const eventsOf = await findEventLists(context, asked.eventLists)

  const open = (module: Module, name: string) =>
    context.log.warn({ module: module.id, model: module.model, field: name }, 'what a module shows is gone')
  eachModule(shown, (module, { fields, needs = {} }) => {
    for (const [name, field] of Object.entries(fields)) {
      const id = module[name] as number | null
      const frameUrl = moduleFrameUrl(versionId, module.id, name)
      const found = resolveField(field, name, module[name], { imageOf, venueOf, eventOf, ownOf, frameUrl })
      Object.assign(module, found)
      if (found && typeof id === 'number' && found[`${name}_obj`] === null) open(module, name)
    }
    for (const [name, need] of Object.entries(needs)) {
      module[name] = resolveNeed(need, module, { articlesOf, eventsOf })
    }
  })
  return shown
}

interface Asked {
  images: number[]
  venues: number[]
  events: number[]
  /** Items of the house's own resources, by their kind: `house/work`. */
  own: Map<string, number[]>
  articleLists: NeedKinds['articles']['asks'][]
  eventLists: EventsAsked[]
}

function gather(modules: Module[]): Asked {
  const asked: Asked = {
    images: [],
    venues: [],
    events: [],
    own: new Map(),
    articleLists: [],
    eventLists: [],
  }
  eachModule(modules, (module, { fields, needs = {} }: ModuleDefinition) => {
    for (const [name, field] of Object.entries(fields)) {
      const id = module[name]
      const kind = ownKindOf(field)
      if (kind) asked.own.set(kind, [...(asked.own.get(kind) ?? []), ...idsIn(id)])
      if (typeof id !== 'number') continue
      if (field.kind === 'image') asked.images.push(id)
      if (field.kind === 'reference' && field.to === 'venue') asked.venues.push(id)
      if (field.kind === 'reference' && field.to === 'event') asked.events.push(id)
    }
    for (const need of Object.values(needs)) {
      if (isOf('articles', need) || isOf('article', need)) asked.articleLists.push(articleList(need, module))
      if (isOf('events', need)) asked.eventLists.push(need.asks(module))
    }
  })
  return asked
}

function isOf<K extends keyof NeedKinds>(kind: K, need: Need): need is Need<K> {
  return need.kind === kind
}

function articleList(need: Need<'articles'> | Need<'article'>, module: Module) {
  return { items: 1, ...need.asks(module) }
}

interface Found {
  imageOf: Awaited<ReturnType<typeof findImages>>
  venueOf: (id: number) => unknown
  eventOf: (id: number) => EventSummary | null
  ownOf: (kind: string, id: number) => unknown
  frameUrl: string
}

function resolveField(
  field: ModuleField,
  name: string,
  value: unknown,
  { imageOf, venueOf, eventOf, ownOf, frameUrl }: Found,
): Record<string, unknown> | null {
  if (field.kind === 'image') {
    const { image_obj, image_thumbnails } = imageOf(value as number | null)
    return { [`${name}_obj`]: image_obj, [`${name}_thumbnails`]: image_thumbnails }
  }
  if (field.kind === 'html') return { [`${name}_obj`]: describeHtml(value as string, frameUrl) }
  const kind = ownKindOf(field)
  if (kind) {
    const items = idsIn(value).flatMap((id) => ownOf(kind, id) ?? [])
    return field.kind === 'references' ? { [`${name}_objs`]: items } : { [`${name}_obj`]: items[0] ?? null }
  }
  if (field.kind !== 'reference' || (field.to !== 'venue' && field.to !== 'event')) return null
  const find = field.to === 'venue' ? venueOf : eventOf
  return { [`${name}_obj`]: typeof value === 'number' ? find(value) : null }
}

interface FoundLists {
  articlesOf: (list: NeedKinds['articles']['asks']) => ArticleSummary[]
  eventsOf: (list: EventsAsked) => EventSummary[]
}

function resolveNeed(need: Need, module: Module, { articlesOf, eventsOf }: FoundLists): unknown {
  if (isOf('articles', need)) return articlesOf(articleList(need, module))
  if (isOf('article', need)) return articlesOf(articleList(need, module))[0] ?? null
  if (isOf('events', need)) return eventsOf(need.asks(module))
  return need.asks(module)
}

async function findVenues(context: Context, ids: number[]) {
  const venues = await findVenuesById(context, ids)
  return (id: number) => venues.find((venue) => venue.id === id) ?? null
}

/** The kind of items that a field names, if they are the house's own. */
function ownKindOf(field: ModuleField): string | null {
  const isNaming = field.kind === 'reference' || field.kind === 'references'
  return isNaming && field.to.startsWith('house/') ? field.to : null
}

function idsIn(value: unknown): number[] {
  return [value].flat().filter((id) => typeof id === 'number')
}

/** A resource whose file is gone has no items. */
async function findOwn(context: Context, asked: Asked['own']) {
  const found = new Map<string, Map<number, unknown>>()
  for (const [kind, ids] of asked) {
    const resource = ownResourceNamed(kind)
    if (resource) found.set(kind, await findOwnItems(context, resource, ids))
  }
  return (kind: string, id: number) => found.get(kind)?.get(id) ?? null
}
