import { publishVersion } from '../../packages/foyer/src/documents/create.ts'
import {
  eventContributors,
  events,
  eventTagLinks,
  eventTags,
  eventTeasers,
} from '../../packages/foyer/src/domains/events/tables.ts'
import { formFields, forms } from '../../packages/foyer/src/domains/forms/tables.ts'
import {
  articleCategories,
  articleEventLinks,
  articles,
} from '../../packages/foyer/src/domains/magazine/tables.ts'
import { images } from '../../packages/foyer/src/domains/media/tables.ts'
import { personCategories, persons } from '../../packages/foyer/src/domains/people/tables.ts'
import {
  exhibitionTypes,
  productionContributors,
  productions,
  seasons,
} from '../../packages/foyer/src/domains/productions/tables.ts'
import { series } from '../../packages/foyer/src/domains/series/tables.ts'
import { writeSettings } from '../../packages/foyer/src/domains/settings/service.ts'
import { breakingNews } from '../../packages/foyer/src/domains/settings/tables.ts'
import { subscriptions } from '../../packages/foyer/src/domains/subscriptions/tables.ts'
import { openingHours, rooms, venues } from '../../packages/foyer/src/domains/venues/tables.ts'
import {
  documents,
  legalTexts,
  navigationLinks,
  redirects,
  sections,
} from '../../packages/foyer/src/pages/tables.ts'
import {
  and,
  eq,
  type PgTable,
  type PgUpdateSetSource,
} from '../../packages/foyer/src/platform/database/drizzle.ts'
import { addEvent, addRow, bilingual, changeRows } from './rows.ts'
import type { startTestApp } from './test-app.ts'
import type { TwiceFurnished } from './written-house.ts'

type House = Awaited<ReturnType<typeof startTestApp>>
type Write = (word: string) => Promise<unknown>

/** A write to every kind of item; each puts a word of its own into a visible text. */
export function writesOf(house: House, known: TwiceFurnished): Record<string, Write> {
  const { aster, birke } = known
  const { platform } = house.app
  const change =
    <T extends PgTable & { id: never }>(
      table: T,
      id: number,
      values: (word: string) => PgUpdateSetSource<T>,
    ): Write =>
    (word) =>
      changeRows(house, table, values(word), eq(table.id, id))
  const set = (table: PgTable, id: number, values: (word: string) => object): Write =>
    change(table as never, id, values as never)
  const subtitle = (word: string) => ({ subtitle: bilingual(word) })
  const name = (word: string) => ({ name: bilingual(word) })
  const publish = async (owner: { page: number } | { section: string }, fields: object, word: string) => {
    const [section] =
      'section' in owner
        ? await platform.db.select().from(sections).where(eq(sections.slug, owner.section))
        : []
    const ofOwner =
      'page' in owner ? eq(documents.pageId, owner.page) : eq(documents.sectionId, section?.id ?? 0)
    const [document] = await platform.db
      .select()
      .from(documents)
      .where(and(ofOwner, eq(documents.locale, 'de')))
    await publishVersion(platform, {
      ...{ documentId: document?.id ?? 0, locale: 'de', writtenBy: 'admin' },
      fields: { title: 'seite-schlicht', ...fields },
      modules: [{ model: 'headline', content: word, headline_level: 2 }],
    })
  }
  return {
    'event Aster: subtitle': set(events, aster.event, subtitle),
    'event Birke: subtitle': set(events, birke.event, subtitle),
    'event Aster: what only its page says': set(events, aster.event, (word) => ({
      importantInfo: bilingual(`<p>${word}</p>`),
    })),
    'event Birke: a guest': (word) => addRow(house, eventContributors, { eventId: birke.event, name: word }),
    'event Birke: a tag': async (word) => {
      await changeRows(house, eventTags, name(word), eq(eventTags.id, known.eventTag))
      await addRow(house, eventTagLinks, { eventId: birke.event, tagId: known.eventTag })
    },
    'a new event of production Birke': (word) =>
      addEvent(house, '2031-04-05T18:00:00Z', { title: bilingual(word), productionId: birke.production }),
    'an event teaser': (word) =>
      addRow(house, eventTeasers, { name: word, position: '2031-04-01', headline: bilingual(word) }),
    'production Aster: subtitle': set(productions, aster.production, subtitle),
    'production Birke: a guest': (word) =>
      addRow(house, productionContributors, { productionId: birke.production, name: word }),
    'a season': set(seasons, known.season, name),
    'a type of production': set(exhibitionTypes, known.type, name),
    'person Aster: role': set(persons, aster.person, (word) => ({ role: bilingual(word) })),
    'a category of persons': set(personCategories, known.personCategory, name),
    'venue Aster: subtitle': set(venues, aster.venue, subtitle),
    'room of venue Aster': set(rooms, aster.room, name),
    'opening hours of venue Aster': () =>
      addRow(house, openingHours, { venueId: aster.venue, weekday: 1, timeFrom: '10:00', timeTo: '18:00' }),
    'series Aster: subtitle': set(series, aster.series, subtitle),
    'article Aster: subtitle': set(articles, aster.article, (word) => ({
      ...subtitle(word),
      teaser: bilingual(word),
    })),
    'article Birke: about event Birke': () =>
      addRow(house, articleEventLinks, { articleId: birke.article, eventId: birke.event }),
    'a category of articles': set(articleCategories, known.articleCategory, name),
    'picture of Aster: its description': set(images, aster.image, (word) => ({ alt: bilingual(word) })),
    'form Aster: introduction': set(forms, aster.form, (word) => ({ intro: bilingual(word) })),
    'form Aster: a field': (word) =>
      addRow(house, formFields, { formId: aster.form, slug: 'mehr', fieldType: 1, label: bilingual(word) }),
    'a subscription': set(subscriptions, known.subscription, name),
    'plain page: a module': (word) => publish({ page: known.plain }, { headline: 'seite-schlicht' }, word),
    'plain page: its title': (word) => publish({ page: known.plain }, { title: word }, word),
    'section of event Aster': (word) => publish({ section: `event-${aster.event}` }, {}, word),
    'the imprint': (word) =>
      changeRows(house, legalTexts, { content: bilingual(`<p>${word}</p>`) }, eq(legalTexts.kind, 'imprint')),
    'an external link of menu or footer': (word) =>
      addRow(house, navigationLinks, {
        title: { de: word, en: word },
        url: 'https://elsewhere.example/',
        place: 'footer',
      }),
    'a redirect': (word) => addRow(house, redirects, { oldPath: `/de/${word}`, newPath: '/de' }),
    'the top alert': (word) =>
      addRow(house, breakingNews, { title: bilingual(word), publishedAt: house.clock.now() }),
    'a setting of the site': (word) => writeSettings(platform, 'site', { site_name: word }),
  }
}
