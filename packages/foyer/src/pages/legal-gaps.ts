import { LOCALES, type Locale } from '../contract/locale.ts'
import type { Context } from '../platform/context.ts'
import { asc } from '../platform/database/drizzle.ts'
import { gapsIn } from './legal-templates/gaps.ts'
import { legalTexts } from './tables.ts'

/** The gaps of the legal texts that are left, for each text and language that has any. */
export async function listLegalGaps({
  db,
}: Pick<Context, 'db'>): Promise<{ id: number; locale: Locale; gaps: string[] }[]> {
  const texts = await db.select().from(legalTexts).orderBy(asc(legalTexts.id))
  return texts
    .flatMap(({ id, content }) => LOCALES.map((locale) => ({ id, locale, gaps: gapsIn(content[locale]) })))
    .filter(({ gaps }) => gaps.length > 0)
}
