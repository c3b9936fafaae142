import { and, asc, eq, or } from 'drizzle-orm'
import type { Context } from '../platform/context.ts'
import type { NavItem, Navigation } from './contract.ts'
import { pageUrl } from './service.ts'
import { noteMoments, shownVersionId } from './shown-version.ts'
import { documents, PAGES_TAG, pageAddresses, pages, versions } from './tables.ts'

/** Menu, secondary menu and footer, as the page tree has them (1 §3 Navigation). */
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
  return {
    menu: topOf(rows.filter((row) => row.page.inMenu)),
    secondary_menu: topOf(rows.filter((row) => row.page.inSecondaryMenu)),
    footer: rows
      .filter((row) => row.page.inFooter)
      .map((row) => ({ title: row.fields.title, url: pageUrl(locale, row.path) })),
  }
}
