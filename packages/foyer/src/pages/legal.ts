import { Failure } from '../contract/errors.ts'
import { textsIn } from '../contract/item.ts'
import type { Context } from '../platform/context.ts'
import { eq } from '../platform/database/drizzle.ts'
import { sanitiseRichText } from '../platform/text/rich-text.ts'
import { houseTime } from '../platform/time/house-clock.ts'
import type { LegalText } from './contract.ts'
import { isFilled } from './legal-templates/gaps.ts'
import { legalTag, legalTexts } from './tables.ts'

/** Terms, imprint or privacy policy. A text whose gaps are not filled yet is answered as if it were not written. */
export async function findLegalText(
  { db, locale, reads }: Context,
  kind: (typeof legalTexts.$inferSelect)['kind'],
): Promise<LegalText> {
  reads.note(legalTag(kind))
  const [row] = await db.select().from(legalTexts).where(eq(legalTexts.kind, kind))
  if (!row) throw new Failure('not_found')
  const texts = textsIn({ title: row.title, content: row.content }, locale)
  return {
    ...texts,
    content: isFilled(texts.content) ? sanitiseRichText(texts.content) : '',
    updated_at: houseTime(row.updatedAt),
  }
}
