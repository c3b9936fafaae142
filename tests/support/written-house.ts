import { createPage, createSection } from '../../packages/foyer/src/documents/create.ts'
import { eventContributors, eventTags } from '../../packages/foyer/src/domains/events/tables.ts'
import { formFields, forms } from '../../packages/foyer/src/domains/forms/tables.ts'
import {
  articleCategories,
  articleProductionLinks,
  articles,
} from '../../packages/foyer/src/domains/magazine/tables.ts'
import { personCategories, persons } from '../../packages/foyer/src/domains/people/tables.ts'
import {
  exhibitionTypes,
  productionContributors,
  productions,
  seasons,
} from '../../packages/foyer/src/domains/productions/tables.ts'
import { series } from '../../packages/foyer/src/domains/series/tables.ts'
import { subscriptions } from '../../packages/foyer/src/domains/subscriptions/tables.ts'
import { rooms, venues } from '../../packages/foyer/src/domains/venues/tables.ts'
import type { ModuleInput } from '../../packages/foyer/src/pages/stored-modules.ts'
import { addEvent, addImage, addRow, bilingual } from './rows.ts'
import type { startTestApp } from './test-app.ts'

type House = Awaited<ReturnType<typeof startTestApp>>

/**
 * Adds two items of every kind, Aster and Birke, that are not connected: production, event, venue, series, person, article and
 * form. Aster has a second event.
 */
export async function furnishTwice(house: House) {
  const { platform } = house.app
  const vocabulary = {
    season: (await addRow(house, seasons, span(bilingual('Spielzeit')))).id,
    type: (await addRow(house, exhibitionTypes, { slug: '9001', name: bilingual('Gattung') })).id,
    personCategory: (await addRow(house, personCategories, { name: bilingual('Ensemble neu') })).id,
    articleCategory: (await addRow(house, articleCategories, { name: bilingual('Sparte') })).id,
    eventTag: (await addRow(house, eventTags, { name: bilingual('Schlagwort') })).id,
  }
  const aster = await furnish(house, 'Aster', '2031-04-01T18:00:00Z', vocabulary)
  const birke = await furnish(house, 'Birke', '2031-04-02T18:00:00Z', vocabulary)
  const second = await addEvent(house, '2031-04-03T18:00:00Z', {
    title: bilingual('Aster zwei'),
    productionId: aster.production,
    roomId: aster.room,
  })
  const subscription = (
    await addRow(house, subscriptions, { name: bilingual('Abo'), eventCount: 3, seriesId: aster.series })
  ).id
  const page = (path: string, modules: ModuleInput[]) => {
    const language = { path, fields: { title: path, headline: path }, modules }
    return createPage(platform, { writtenBy: 'admin', languages: { de: language, en: language } })
  }
  const list = (children: ModuleInput[], more = {}): ModuleInput => ({
    model: 'event-list',
    children,
    ...more,
  })
  const pick = (event: number) =>
    list([{ model: 'event-item', event }], { date_from: '2040-01-01T00:00:00Z' })
  const plain = await page('seite-schlicht', [])
  await page('seite-liste', [list([])])
  await page('seite-aster', [pick(aster.event)])
  await page('seite-birke', [pick(birke.event)])
  await page('seite-magazin', [{ model: 'blog-teaser-list', items: 4 }])
  await page('seite-ort', [{ model: 'venue-list', children: [{ model: 'venue', venue: aster.venue }] }])
  await page('seite-bild', [{ model: 'image', image: aster.image, format: 'small' }])
  const languages = { de: [], en: [] }
  await createSection(platform, {
    ...{ slug: `event-${aster.event}`, contentType: 'event', objectId: aster.event },
    languages,
  })
  return { ...vocabulary, aster, birke, second, subscription, plain }
}

const span = (name: { de: string; en: string }) => ({ name, dateFrom: '2030-09-01', dateTo: '2031-08-31' })

interface Vocabulary {
  season: number
  type: number
  personCategory: number
  articleCategory: number
}

async function furnish(house: House, name: string, start: string, vocabulary: Vocabulary) {
  const title = bilingual(name)
  const image = await addImage(house, `Bild ${name}`)
  const venue = (await addRow(house, venues, { name: title })).id
  const room = (await addRow(house, rooms, { venueId: venue, name: bilingual(`Saal ${name}`) })).id
  const itsSeries = (await addRow(house, series, { name: title })).id
  const person = (
    await addRow(house, persons, { lastName: name, imageId: image, categoryId: vocabulary.personCategory })
  ).id
  const production = (
    await addRow(house, productions, {
      ...{ title, seasonId: vocabulary.season, exhibitionTypeId: vocabulary.type },
    })
  ).id
  await addRow(house, productionContributors, { productionId: production, personId: person, name })
  const event = await addEvent(house, start, {
    ...{ title, productionId: production, roomId: room, seriesId: itsSeries },
    exhibitionTypeId: vocabulary.type,
  })
  await addRow(house, eventContributors, { eventId: event, personId: person, name })
  const article = (
    await addRow(house, articles, {
      ...{ title, categoryId: vocabulary.articleCategory, publishedAt: house.clock.now() },
    })
  ).id
  await addRow(house, articleProductionLinks, { articleId: article, productionId: production })
  const form = (await addRow(house, forms, { title })).id
  await addRow(house, formFields, { formId: form, slug: 'name', fieldType: 1 })
  return { image, venue, room, series: itsSeries, person, production, event, article, form }
}

export type TwiceFurnished = Awaited<ReturnType<typeof furnishTwice>>

/** One page of every kind, and where there are two items of its kind, both pages. */
export function pagesOf({ aster, birke, second }: TwiceFurnished): Record<string, string> {
  return {
    home: '/de',
    programme: '/de/programm',
    'event Aster': `/de/programm/aster/${aster.event}`,
    'second event of Aster': `/de/programm/aster-zwei/${second}`,
    'event Birke': `/de/programm/birke/${birke.event}`,
    productions: '/de/produktionen',
    'production Aster': `/de/produktionen/aster/${aster.production}`,
    'production Birke': `/de/produktionen/birke/${birke.production}`,
    team: '/de/team',
    'person Aster': `/de/team/aster/${aster.person}`,
    'person Birke': `/de/team/birke/${birke.person}`,
    'venue Aster': `/de/veranstaltungsorte/aster/${aster.venue}`,
    'venue Birke': `/de/veranstaltungsorte/birke/${birke.venue}`,
    'series Aster': `/de/series/aster/${aster.series}`,
    'series Birke': `/de/series/birke/${birke.series}`,
    magazine: '/de/magazin',
    'magazine tags': '/de/magazin/tags',
    'article Aster': `/de/magazin/aster/${aster.article}`,
    'article Birke': `/de/magazin/birke/${birke.article}`,
    'form Aster': `/de/forms/aster/${aster.form}`,
    'form Birke': `/de/forms/birke/${birke.form}`,
    subscriptions: '/de/abonnements',
    imprint: '/de/impressum',
    terms: '/de/agb',
    search: '/de/search?q=aster',
    'plain page': '/de/seite-schlicht',
    'page with a list of events': '/de/seite-liste',
    'page with event Aster': '/de/seite-aster',
    'page with event Birke': '/de/seite-birke',
    'page with the newest articles': '/de/seite-magazin',
    'page with venue Aster': '/de/seite-ort',
    'page with the picture of Aster': '/de/seite-bild',
  }
}
