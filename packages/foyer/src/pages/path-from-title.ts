import { inLanguage } from '../contract/in-language.ts'
import { type Bilingual, LOCALES, type Locale } from '../contract/locale.ts'
import { slugOf } from '../contract/slug.ts'
import { and, eq, ne } from '../platform/database/drizzle.ts'
import type { Saving } from '../saving/subject.ts'
import { pageAddresses } from './tables.ts'

interface NewPage {
  title: Bilingual
  path: Bilingual
  parent: number | null
}

/**
 * The addresses of a new page: where the editor gave none, the title below the parent's address. Only the first page has the home
 * address.
 */
export async function pathFromTitle(saving: Saving, { title, path, parent }: NewPage): Promise<Bilingual> {
  const paths = { ...path }
  for (const locale of LOCALES) {
    if (path[locale] !== '' || !(await isTaken(saving, locale, ''))) continue
    const above = parent === null ? '' : await pathOf(saving, locale, parent)
    const base = [above, slugOf(inLanguage(title, locale))].filter(Boolean).join('/')
    let free = base
    for (let number = 2; await isTaken(saving, locale, free); number++) free = `${base}-${number}`
    paths[locale] = free
  }
  return paths
}

async function pathOf({ db }: Saving, locale: Locale, page: number): Promise<string> {
  const [found] = await db
    .select({ path: pageAddresses.path })
    .from(pageAddresses)
    .where(and(eq(pageAddresses.locale, locale), eq(pageAddresses.pageId, page)))
  return found?.path ?? ''
}

/** Whether another page has this address. */
export async function isTaken(
  { db }: Saving,
  locale: Locale,
  path: string,
  except: number | null = null,
): Promise<boolean> {
  const [taken] = await db
    .select({ id: pageAddresses.pageId })
    .from(pageAddresses)
    .where(
      and(
        eq(pageAddresses.locale, locale),
        eq(pageAddresses.path, path),
        except === null ? undefined : ne(pageAddresses.pageId, except),
      ),
    )
  return taken !== undefined
}
