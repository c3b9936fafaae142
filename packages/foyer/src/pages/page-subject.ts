import { nameOf } from '../contract/in-language.ts'
import { type Bilingual, LOCALES, type Locale } from '../contract/locale.ts'
import { bilingual, boolean, choices, image, number, reference, string } from '../fields/kinds.ts'
import { and, eq, inArray, like, sql } from '../platform/database/drizzle.ts'
import { storedIn } from '../saving/item-store.ts'
import { allOf, refuse } from '../saving/refuse.ts'
import { readItem, saveItem } from '../saving/save.ts'
import { searchWords } from '../saving/search-words.ts'
import { defineSubject, type Saving } from '../saving/subject.ts'
import { clearRedirect, leaveRedirect } from './leave-redirect.ts'
import { bringBackContent, contentOf, pageWords } from './page-words.ts'
import { isTaken, pathFromTitle } from './path-from-title.ts'
import { pageUrl } from './service.ts'
import { strings } from './strings.ts'
import { pageAddresses, pages } from './tables.ts'

/** 1 §3 Page, without its modules: its place in the tree, its addresses and its texts. */
export const page = defineSubject({
  area: 'pages',
  model: 'page',
  target: 'page',
  access: 'editor',
  fields: {
    title: bilingual({ required: true, inOneLanguage: true }),
    menu_name: bilingual({ maxLength: 100 }),
    headline: bilingual(),
    path: bilingual({ text: 'path', maxLength: 400 }),
    online_in: choices(LOCALES),
    parent: reference('page'),
    position: number({ min: 0, max: 100_000, default: 0 }),
    in_menu: boolean(),
    in_secondary_menu: boolean(),
    in_footer: boolean(),
    is_clickable: boolean(true),
    has_tab_navigation: boolean(),
    is_landing_page: boolean(),
    is_findable: boolean(true),
    page_class: string({ maxLength: 100 }),
    ...searchWords,
    meta_title: bilingual(),
    meta_description: bilingual({ text: 'lines', maxLength: 500 }),
    og_title: bilingual(),
    og_description: bilingual({ text: 'lines', maxLength: 500 }),
    share_image: image(),
    brand: reference('brand'),
  },
  store: storedIn(pages, {}, pageWords(moved)),
  titleOf: ({ title }) => nameOf(title),
  indexed: async (_db, { id }) => [{ kind: 'page', ids: [id] }],
  async check(saving, given, id) {
    const values = id === null ? { ...given, path: await pathFromTitle(saving, given) } : given
    const { path, title, parent, online_in } = values
    await allOf(
      ...LOCALES.flatMap((locale) => [
        () => requireFree(saving, locale, path, id),
        () =>
          online_in.includes(locale) &&
          title[locale] === '' &&
          refuse(saving, `title.${locale}`, strings.needsTitle),
      ]),
      () => id !== null && parent !== null && requireNoCircle(saving, id, parent),
      () => id !== null && requireHomeOnline(saving, id, online_in),
    )
    return values
  },
  async checkRemoval(saving, _id, { path }) {
    if (LOCALES.some((locale) => path[locale] === '')) refuse(saving, 'non_field_errors', strings.homeStays)
  },
  keeps: async (db, id) => ({ content: await contentOf(db, id) }),
  bringBack: bringBackContent,
})

async function requireFree(saving: Saving, locale: Locale, path: Bilingual, id: number | null) {
  if (await isTaken(saving, locale, path[locale], id)) refuse(saving, `path.${locale}`, strings.addressTaken)
}

/** Without a home page the site's own address would be a 404. */
async function requireHomeOnline({ db, locale }: Saving, id: number, onlineIn: string[]): Promise<void> {
  const homes = await db
    .select({ locale: pageAddresses.locale })
    .from(pageAddresses)
    .where(and(eq(pageAddresses.pageId, id), eq(pageAddresses.path, ''), eq(pageAddresses.isOnline, true)))
  if (homes.some((home) => !onlineIn.includes(home.locale)))
    refuse({ locale }, 'online_in', strings.homeStaysOnline)
}

/** A page cannot be below one of its own descendants. */
async function requireNoCircle(saving: Saving, id: number, parent: number): Promise<void> {
  const { rows } = await saving.db.execute(sql`
    with recursive chain as (
      select id, parent_id from page where id = ${parent}
      union
      select page.id, page.parent_id from page join chain on page.id = chain.parent_id
    )
    select 1 from chain where id = ${id}`)
  if (rows.length > 0) refuse(saving, 'parent', strings.underItself)
}

/** A changed address leaves a redirect, and the addresses of pages that begin with it change, too. */
async function moved(saving: Saving, id: number, locale: Locale, from: string | null, to: string) {
  await clearRedirect(saving, pageUrl(locale, to))
  if (from === null) return
  await leaveRedirect(saving, pageUrl(locale, from), pageUrl(locale, to))
  if (from === '' || to === '') return
  const { db } = saving
  const below = await db
    .select({ id: pageAddresses.pageId, path: pageAddresses.path })
    .from(pageAddresses)
    .where(
      and(
        eq(pageAddresses.locale, locale),
        like(pageAddresses.path, `${from.replace(/[\\%_]/g, '\\$&')}/%`),
        inArray(pageAddresses.pageId, db.select({ id: pages.id }).from(pages).where(eq(pages.parentId, id))),
      ),
    )
  for (const child of below) {
    const { version, values } = await readItem(db, page, child.id)
    const path = { ...(values.path as Bilingual), [locale]: to + child.path.slice(from.length) }
    await saveItem(saving, page, { id: child.id, version, values: { path } })
  }
}
