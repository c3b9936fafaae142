import type { Context } from '../../../platform/context.ts'
import { eq } from '../../../platform/database/drizzle.ts'
import type { Brand } from '../contract.ts'
import { brands, SETTINGS_TAG } from '../tables.ts'
import { brandLook, logoAddress } from './brand-look.ts'

type Row = typeof brands.$inferSelect

/** The brand that visitors see now: of those published, the one that began last; null where the theme is shown as it is. */
export async function readBrand({
  db,
  reads,
  clock,
}: Pick<Context, 'db' | 'reads' | 'clock'>): Promise<Brand | null> {
  reads.note(SETTINGS_TAG)
  const now = clock.now()
  const published = await db.select().from(brands).where(eq(brands.isPublished, true))
  const open = published.filter(({ until }) => !until || until > now)
  for (const { startsAt, until } of open) {
    if (startsAt && startsAt > now) reads.until(startsAt)
    else if (until) reads.until(until)
  }
  const row = open.filter(({ startsAt }) => !startsAt || startsAt <= now).toSorted(latestFirst)[0]
  return row ? brandLook(row, logoAddress(row.id, row.logo)) : null
}

function latestFirst(one: Row, other: Row): number {
  return (other.startsAt?.getTime() ?? 0) - (one.startsAt?.getTime() ?? 0) || other.id - one.id
}
