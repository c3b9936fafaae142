import { eventContributors, eventImages, events } from '../../../packages/foyer/src/domains/events/tables.ts'
import { formFields } from '../../../packages/foyer/src/domains/forms/tables.ts'
import {
  articleCategories,
  articleEventLinks,
  articleProductionLinks,
  articles,
  articleTagLinks,
  articleTags,
} from '../../../packages/foyer/src/domains/magazine/tables.ts'
import { images } from '../../../packages/foyer/src/domains/media/tables.ts'
import { persons } from '../../../packages/foyer/src/domains/people/tables.ts'
import {
  productionContributors,
  productionImages,
  productions,
} from '../../../packages/foyer/src/domains/productions/tables.ts'
import { series } from '../../../packages/foyer/src/domains/series/tables.ts'
import { subscriptions } from '../../../packages/foyer/src/domains/subscriptions/tables.ts'
import { openingHoursExceptions, rooms, venues } from '../../../packages/foyer/src/domains/venues/tables.ts'
import { moduleFrameUrl } from '../../../packages/foyer/src/pages/frame-url.ts'
import { reindex } from '../../../packages/foyer/src/pages/reindex.ts'
import { versions } from '../../../packages/foyer/src/pages/tables.ts'
import type { PgTable } from '../../../packages/foyer/src/platform/database/drizzle.ts'
import { addEvent, addRow, bilingual } from '../rows.ts'
import { addSectionWithFrame } from '../section-with-frame.ts'
import type { startTestApp } from '../test-app.ts'
import { AT, KINDS, VARIANTS, type Variant, WITH_OWN_SECTION } from './kinds.ts'
import { addPages } from './pages.ts'
import { bilingualSecret, secret, secretRow } from './words.ts'

type House = Awaited<ReturnType<typeof startTestApp>>

export interface HiddenHouse {
  /** Ids of each kind: hidden items, and online items that reference them. */
  ids: Record<string, number[]>
  hiddenIds: number[]
  sectionSlugs: string[]
  /** The paths of pages, including hidden ones. */
  paths: string[]
  /** The frames of raw HTML in documents, for whatever readers. */
  frames: string[]
}

/**
 * Adds a hidden item of every kind in both ways, with a secret word in each of its texts, and adds online items of every kind
 * that reference them in every possible field.
 */
export async function fillHiddenHouse(house: House): Promise<HiddenHouse> {
  // Only the pages of the demo stay; other items would only make the walk longer.
  for (const table of [events, productions, persons, articles, venues, series]) {
    await house.app.platform.db.delete(table)
  }
  const ids: Record<string, number[]> = {}
  const remember = (kind: string, id: number) => {
    ids[kind] = [...(ids[kind] ?? []), id]
    return id
  }
  const hiddenIds: number[] = []
  const sectionSlugs: string[] = []
  const common = await addOnline(house, remember)
  for (const variant of Object.keys(VARIANTS) as Variant[]) {
    const { firstId, publication } = VARIANTS[variant]
    const hidden: Record<string, number> = {}
    for (const [at, [kind, { table, values }]] of Object.entries(KINDS).entries()) {
      const id = firstId + at + 1
      // The house of these tests gives items no facts of its own.
      const given = { id, extra: null, ...publication, ...values?.(variant), ...relationsOf(kind) }
      await addRow(house, table, (await secretRow(table, variant, given, addPicture)) as never)
      hidden[kind] = remember(kind, id)
      hiddenIds.push(id)
    }
    await furnish(variant, hidden as Hidden)
    await addSpeakers(house, variant, hidden as Hidden, common, remember)
  }
  const paths = await addPages(house, ids)
  await reindex(house.app.platform)
  return { ids, hiddenIds, sectionSlugs, paths, frames: await findFrames(house) }

  /** The items that a hidden item belongs to are online: their screens must not show the hidden one. */
  function relationsOf(kind: string): Record<string, unknown> {
    const { venueRoom, production, festival, series, category } = common
    if (kind === 'event') {
      return {
        ...{ roomId: venueRoom, productionId: production, parentId: festival, seriesId: series },
        ...{ genreId: null, exhibitionTypeId: null },
      }
    }
    return kind === 'article' ? { categoryId: category } : {}
  }

  async function addPicture(place: string): Promise<number> {
    const row = { hash: secret('hash', place), storageKey: 'none', width: 1600, height: 900 }
    const told = { alt: bilingualSecret('alt', place), credit: secret('credit', place), thumbhash: '' }
    return (await addRow(house, images, { ...row, ...told, createdAt: house.clock.now() })).id
  }

  /** Rows that belong to a hidden item and have no switch of their own. */
  async function furnish(variant: Variant, hidden: Hidden) {
    const kept = { venueId: hidden.venue, name: bilingualSecret('room', variant) }
    await addRow(house, rooms, kept)
    await addRow(house, openingHoursExceptions, {
      ...{ venueId: hidden.venue, dateFrom: '2031-01-01', dateTo: '2031-12-31', closed: true },
      alternativeText: bilingualSecret('hours', variant),
      alternativeLinkUrl: bilingualSecret('hourslink', variant),
    })
    const onBill = (kind: string) => ({
      name: secret('contributor', kind, variant),
      role: bilingualSecret('contributorrole', kind, variant),
      // A person who is online, and whose page lists credits.
      personId: common.person,
    })
    const { production: productionId, event: eventId, article: articleId } = hidden
    await addRow(house, productionContributors, { productionId, ...onBill('production') })
    await addRow(house, eventContributors, { eventId, ...onBill('event') })
    await addRow(house, productionImages, { productionId, imageId: await addPicture(`gallery${variant}`) })
    await addRow(house, eventImages, { eventId, imageId: await addPicture(`eventgallery${variant}`) })
    await addRow(house, formFields, {
      ...{ formId: hidden.form, slug: 'name', fieldType: 6, default: secret('fielddefault', variant) },
      ...{ label: bilingualSecret('label', variant), helpText: bilingualSecret('help', variant) },
      placeholderText: bilingualSecret('placeholder', variant),
      choices: [{ value: secret('choice', variant), label: bilingualSecret('choicelabel', variant) }],
    })
    await addRow(house, articleTagLinks, { articleId, tagId: common.tag })
    await addRow(house, articleProductionLinks, { articleId, productionId: common.production })
    await addRow(house, articleEventLinks, { articleId, eventId: common.festival })
    for (const kind of WITH_OWN_SECTION) {
      const id = hidden[kind as keyof Hidden]
      // Without a stored owner, the slug names the owner.
      const owner = variant === 'off' ? { contentType: kind, objectId: id } : {}
      await addSection(`${kind}-${id}`, owner, ['section', kind, variant])
    }
    for (const [kind, id] of Object.entries(hidden)) {
      // Sections of kinds that cannot own any are always closed, also after the item's date has come.
      const place = WITH_OWN_SECTION.includes(kind) ? 'area' : 'closed'
      await addSection(`area-${kind}-${variant}`, { contentType: kind, objectId: id }, [place, kind, variant])
    }
    // The slug names an online item, but the stored owner is hidden.
    const slug = `${variant === 'off' ? 'series' : 'venue'}-${variant === 'off' ? common.series : common.venue}`
    const stranger = { contentType: 'production', objectId: hidden.production }
    await addSection(slug, stranger, ['stranger', variant])
  }

  async function addSection(slug: string, owner: object, place: string[]) {
    await addSectionWithFrame(house, slug, owner, (locale, part) => secret(...place, part, locale))
    sectionSlugs.push(slug)
  }
}

async function findFrames({ app }: House): Promise<string[]> {
  const stored = await app.platform.db.select({ id: versions.id, modules: versions.modules }).from(versions)
  return stored.flatMap(({ id, modules }) =>
    (modules ?? [])
      .filter(({ model }) => model === 'html')
      .map((module) => moduleFrameUrl(id, module.id, 'html_code')),
  )
}

type Hidden = Record<'venue' | 'series' | 'person' | 'production' | 'event' | 'article' | 'form', number>
type Common = Awaited<ReturnType<typeof addOnline>>
type Remember = (kind: string, id: number) => number

/** The beginning of every title and name of an online item, to search by. */
export const ONLINE = 'offen'

/** Online items that hidden ones belong to. */
async function addOnline(house: House, remember: Remember) {
  const add = async <T extends PgTable>(kind: string, table: T, row: T['$inferInsert']) =>
    remember(kind, ((await addRow(house, table, row)) as { id: number }).id)
  const venue = await add('venue', venues, { name: bilingual('Offenes Haus') })
  const category = await add('category', articleCategories, { name: bilingual('Rubrik') })
  return {
    venue,
    venueRoom: await add('room', rooms, { venueId: venue, name: bilingual('Saal') }),
    series: await add('series', series, { name: bilingual('Offene Reihe') }),
    person: await add('person', persons, { firstName: 'Ada', lastName: 'Offen' }),
    production: await add('production', productions, { title: bilingual('Offenes Stück') }),
    festival: remember('event', await addEvent(house, AT, { title: bilingual('Offenes Festival') })),
    category,
    tag: await add('tag', articleTags, { name: bilingual('Thema') }),
  }
}

/** Online items that reference the hidden ones, with all values empty that an item can take from another. */
async function addSpeakers(
  house: House,
  variant: Variant,
  hidden: Hidden,
  common: Common,
  remember: Remember,
) {
  const { venue: venueId, series: seriesId, person: personId, production: productionId } = hidden
  // The name of a room is shown with an event even if its venue is hidden.
  const room = await addRow(house, rooms, { venueId, name: bilingual(`Kammer ${variant}`) })
  remember('room', room.id)
  const named = { productionId, seriesId, roomId: room.id, parentId: hidden.event }
  remember('event', await addEvent(house, AT, { title: bilingual('Offener Abend'), ...named }))
  remember('event', await addEvent(house, AT, { title: bilingual('Ohne Stück'), seriesId }))
  // Even its title comes from the production; its shop key and its article name it as well.
  const untitled = await addEvent(house, AT, { productionId, idJet: `untitled-${variant}` })
  remember('event', untitled)
  const name = 'Gast auf dem Zettel'
  await addRow(house, productionContributors, { productionId: common.production, personId, name })
  await addRow(house, eventContributors, { eventId: common.festival, personId, name })
  const article = await addRow(house, articles, {
    title: bilingual('Offener Artikel'),
    publishedAt: new Date('2031-03-01T09:00:00Z'),
    categoryId: common.category,
  })
  const articleId = remember('article', article.id)
  await addRow(house, articleTagLinks, { articleId, tagId: common.tag })
  await addRow(house, articleProductionLinks, { articleId, productionId })
  await addRow(house, articleEventLinks, { articleId, eventId: hidden.event })
  await addRow(house, articleEventLinks, { articleId, eventId: untitled })
  await addRow(house, subscriptions, { name: bilingual('Offenes Abo'), eventCount: 3, seriesId })
}
