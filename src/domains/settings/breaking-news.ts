import { inLanguage } from '../../contract/item.ts'
import type { Context } from '../../platform/context.ts'
import { desc, eq } from '../../platform/database/drizzle.ts'
import { sanitiseRichText } from '../../platform/text/rich-text.ts'
import type { Alert } from './contract.ts'
import { BREAKING_NEWS_TAG, breakingNews } from './tables.ts'

/**
 * What stands above every page now; the same for everyone, because an editor must see what visitors see. An alert counts only in the
 * languages it has a title in: in the place of one that visitors can read it would tell them nothing.
 */
export async function listBreakingNews({ db, clock, locale, reads }: Context): Promise<Alert[]> {
  reads.note(BREAKING_NEWS_TAG)
  const now = clock.now()
  const rows = await db
    .select()
    .from(breakingNews)
    .where(eq(breakingNews.isOnline, true))
    .orderBy(desc(breakingNews.publishedAt), desc(breakingNews.id))
  const current = rows.filter(({ title, until }) => title[locale] !== '' && (!until || until > now))
  for (const { publishedAt, until } of current) {
    if (publishedAt > now) reads.until(publishedAt)
    else if (until) reads.until(until)
  }
  return current
    .filter(({ publishedAt }) => publishedAt <= now)
    .map((row) => ({
      id: row.id,
      title: row.title[locale],
      text: sanitiseRichText(row.text[locale]),
      link: { url: inLanguage(row.linkUrl, locale) },
      link_title: row.linkTitle[locale],
    }))
}
