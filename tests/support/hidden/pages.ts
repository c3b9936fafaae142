import { createPage } from '../../../packages/foyer/src/documents/create.ts'
import type { startTestApp } from '../test-app.ts'
import { LATER } from './kinds.ts'
import { secret } from './words.ts'

type House = Awaited<ReturnType<typeof startTestApp>>

/** Adds a page that shows hidden items in its modules, with modules that are not shown yet or any more, between hidden pages. */
export async function addPages(
  { app: { platform } }: House,
  ids: Record<string, number[]>,
): Promise<string[]> {
  const hero = (place: string, times: object) => ({
    model: 'hero-media',
    headline: secret('hero', place),
    text: `<p>${secret('herotext', place)}</p>`,
    ...times,
  })
  const teaser = (place: string, times: object) => ({
    model: 'teaser-item',
    headline: secret('teaser', place),
    text: `<p>${secret('teasertext', place)}</p>`,
    ...times,
  })
  const [waiting, ended] = [
    { online_from: LATER.toISOString() },
    { online_from: '2031-01-01T00:00:00Z', online_to: '2031-02-01T00:00:00Z' },
  ]
  const modules = [
    hero('later', waiting),
    hero('off', ended),
    {
      model: 'teaser-list',
      extra_class: 'list',
      children: [teaser('later', { online_from: LATER.toISOString() }), teaser('off', ended)],
    },
    {
      model: 'venue-list',
      children: (ids.venue ?? []).map((venue) => ({ model: 'venue', venue })),
    },
    {
      model: 'event-list',
      date_from: '2031-01-01T00:00:00Z',
      date_to: '2031-12-31T00:00:00Z',
      children: (ids.event ?? []).map((event) => ({ model: 'event-item', event })),
    },
    ...(ids.event ?? []).map((festival) => ({ model: 'event-list', festival })),
    ...(ids.event ?? []).map((event) => ({ model: 'event-teaser', event, extra_class: 'image-left' })),
    { model: 'blog-teaser-list', items: 8 },
    { model: 'highlight-teaser', categories: ids.category ?? [] },
  ]
  const shown = { inMenu: true, inFooter: true, inSecondaryMenu: true }
  const page = (path: string, title: string, more: object = {}) => ({
    ...{ path, modules: [] as object[], isOnline: true },
    fields: { title, headline: title, menu_name: title, meta_description: title },
    ...more,
  })
  const hiddenPage = (path: string, locale: string) => ({
    ...page(path, secret('page', path, locale)),
    modules: [
      { model: 'text', content: `<p>${secret('pagetext', path, locale)}</p>` },
      { model: 'html', html_code: `<style>p{}</style><p>${secret('pagehtml', path, locale)}</p>` },
    ],
    isOnline: false,
  })
  const parentId = await createPage(platform, {
    ...{ ...shown, writtenBy: 'admin' },
    languages: { de: hiddenPage('verdeckt', 'de'), en: hiddenPage('verdeckt', 'en') },
  } as never)
  await createPage(platform, {
    ...{ ...shown, parentId },
    languages: {
      de: page('verdeckt/offen', 'Offene Seite', { modules }),
      en: page('verdeckt/offen', 'Open page', { modules }),
    },
  } as never)
  // A sibling that is online in one language only.
  await createPage(platform, {
    ...{ ...shown, parentId, writtenBy: 'admin' },
    languages: { de: page('verdeckt/halb', 'Halb offen'), en: hiddenPage('verdeckt/halb', 'en') },
  } as never)
  return ['verdeckt', 'verdeckt/offen', 'verdeckt/halb']
}
