import { inLanguage } from '../../contract/in-language.ts'
import type { Context } from '../../platform/context.ts'
import { desc, eq } from '../../platform/database/drizzle.ts'
import { sanitiseRichText } from '../../platform/text/rich-text.ts'
import type { Alert } from './contract.ts'
import { BREAKING_NEWS_TAG, breakingNews } from './tables.ts'

/**
 * The alerts now above every page; the same for all viewers, because an editor must see what visitors see. An alert is
 * only shown in languages in which it has a title: without one it would replace an alert that visitors can read.
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
