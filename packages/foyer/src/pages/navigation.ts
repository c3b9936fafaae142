import { nameIn } from '../contract/item.ts'
import type { Context } from '../platform/context.ts'
import { and, asc, eq, or } from '../platform/database/drizzle.ts'
import type { NavItem, Navigation } from './contract.ts'
import { pageUrl } from './service.ts'
import { noteMoments, shownVersionId } from './shown-version.ts'
import { documents, navigationLinks, PAGES_TAG, pageAddresses, pages, versions } from './tables.ts'

/** Menu, secondary menu and footer, made of the page tree (1 §3 Navigation). */
export async function readNavigation(context: Context): Promise<Navigation> {
  const { db, locale, reads } = context
  reads.note(PAGES_TAG)
  const all = await db
    .select({ page: pages, path: pageAddresses.path, document: documents, fields: versions.fields })
    .from(pages)
    .innerJoin(pageAddresses, and(eq(pageAddresses.pageId, pages.id), eq(pageAddresses.locale, locale)))
    .innerJoin(documents, and(eq(documents.pageId, pages.id), eq(documents.locale, locale)))
    .leftJoin(versions, eq(versions.id, shownVersionId(context)))
    .where(
      and(
        eq(pageAddresses.isOnline, true),
        or(eq(pages.inMenu, true), eq(pages.inSecondaryMenu, true), eq(pages.inFooter, true)),
      ),
    )
    .orderBy(asc(pages.position), asc(pages.id))
  for (const { document } of all) noteMoments(context, document)
  const rows = all.flatMap(({ fields, ...row }) => (fields ? [{ ...row, fields }] : []))

  const links = await db
    .select()
    .from(navigationLinks)
    .orderBy(asc(navigationLinks.position), asc(navigationLinks.id))

  type Row = (typeof rows)[number]
  const tree = (list: Row[], parentOf: (row: Row) => boolean): NavItem[] =>
    list.filter(parentOf).map((row) => ({
      url: pageUrl(locale, row.path),
      menu_name: row.fields.menu_name || row.fields.title,
      is_clickable: row.page.isClickable,
      has_tab_navigation: row.page.hasTabNavigation,
      children: tree(list, (child) => child.page.parentId === row.page.id),
    }))
  const topOf = (list: Row[]) => {
    const listed = new Set(list.map((row) => row.page.id))
    return tree(list, (row) => row.page.parentId === null || !listed.has(row.page.parentId))
  }
  /** Sorts pages and links by their position; a page comes before a link with the same one. */
  const withLinks = <T extends { url: string }>(
    place: (typeof links)[number]['place'],
    items: T[],
    linkOf: (title: ReturnType<typeof nameIn>, url: string) => T,
  ): T[] => {
    const positions = new Map(rows.map(({ page, path }) => [pageUrl(locale, path), page.position]))
    const placed = [
      ...items.map((item) => ({ item, position: positions.get(item.url) ?? 0 })),
      ...links
        .filter((link) => link.place === place)
        .map(({ title, url, position }) => ({ item: linkOf(nameIn(title, locale), url), position })),
    ]
    return placed.sort((a, b) => a.position - b.position).map(({ item }) => item)
  }
  const menuItem = ({ name, ...language }: ReturnType<typeof nameIn>, url: string): NavItem => ({
    ...{ url, menu_name: name, ...language, is_clickable: true, has_tab_navigation: false, children: [] },
  })
  const footer = rows
    .filter((row) => row.page.inFooter)
    .map((row) => ({ title: row.fields.title, url: pageUrl(locale, row.path) }))
  return {
    menu: withLinks('menu', topOf(rows.filter((row) => row.page.inMenu)), menuItem),
    secondary_menu: withLinks(
      'secondary_menu',
      topOf(rows.filter((row) => row.page.inSecondaryMenu)),
      menuItem,
    ),
    footer: withLinks('footer', footer, ({ name, ...language }, url) => ({ title: name, ...language, url })),
  }
}
