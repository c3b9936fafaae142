import { theme as themeOfHouse } from '#house/theme'
import type { Brand } from '../../../contract/brand.ts'
import type { LetterLook } from '../../../contract/letter.ts'
import type { Theme } from '../../../house/theme/roles.ts'
import type { Context } from '../../../platform/context.ts'
import { and, eq } from '../../../platform/database/drizzle.ts'
import { findSmallPictures } from '../../media/service.ts'
import { imageTag } from '../../media/tables.ts'
import { brands, SETTINGS_TAG } from '../tables.ts'
import { brandedTheme, brandLook, logoAddress } from './brand-look.ts'

type Row = typeof brands.$inferSelect
type Reading = Pick<Context, 'db' | 'reads' | 'clock'>

/** The brand that visitors see now; null where the theme is shown as it is. */
export async function readBrand(context: Reading): Promise<Brand | null> {
  const row = await rowOfHouse(context)
  return row && shownBrand(context, row)
}

/** The theme as the brand of the house has it now, for what is no page: letters and the web manifest. */
export async function readTheme(context: Reading): Promise<Theme> {
  const row = await rowOfHouse(context)
  return row ? brandedTheme(row) : themeOfHouse
}

/** How a letter looks in a theme: in the colours for letters, or in those of the page. */
export function letterLook({ colours, shape }: Theme): LetterLook {
  return { ...(colours.letter ?? colours.page), radius: shape.radius }
}

/**
 * The brand of a festival among those that a series or a page names, as a part of its answer: of those that are in effect, the one
 * that began last. Without one the page looks like the house.
 */
export async function brandAmong(
  context: Reading,
  ids: (number | null | undefined)[],
): Promise<{ brand?: Brand }> {
  const named = new Set(ids)
  const all = await publishedRows(context, 'festival')
  const row = inEffect(
    context,
    all.filter(({ id }) => named.has(id)),
  )
  return row ? { brand: await shownBrand(context, row) } : {}
}

/** The picture for links to pages without one of their own, if the brand has one. */
export async function shareImageOfBrand(context: Reading): Promise<number | null> {
  return (await rowOfHouse(context))?.shareImageId ?? null
}

async function rowOfHouse(context: Reading): Promise<Row | null> {
  return inEffect(context, await publishedRows(context, 'house'))
}

async function publishedRows({ db, reads }: Reading, scope: Row['scope']): Promise<Row[]> {
  reads.note(SETTINGS_TAG)
  return db
    .select()
    .from(brands)
    .where(and(eq(brands.isPublished, true), eq(brands.scope, scope)))
}

/** Of several, the one that began last. The answer holds until the next one begins or this one ends. */
function inEffect({ reads, clock }: Reading, rows: Row[]): Row | null {
  const now = clock.now()
  const open = rows.filter(({ until }) => !until || until > now)
  for (const { startsAt, until } of open) {
    if (startsAt && startsAt > now) reads.until(startsAt)
    else if (until) reads.until(until)
  }
  return open.filter(({ startsAt }) => !startsAt || startsAt <= now).toSorted(latestFirst)[0] ?? null
}

function latestFirst(one: Row, other: Row): number {
  return (other.startsAt?.getTime() ?? 0) - (one.startsAt?.getTime() ?? 0) || other.id - one.id
}

async function shownBrand({ db, reads }: Reading, row: Row): Promise<Brand> {
  return brandLook(row, await logoOf({ db, reads }, row))
}

/** A logo from the library counts before the SVG; the smallest rendition is large enough for the header. */
export async function logoOf(
  { db, reads }: Pick<Reading, 'db' | 'reads'>,
  { id, logo, logoImageId }: Pick<Row, 'id' | 'logo' | 'logoImageId'>,
): Promise<string | null> {
  if (logoImageId === null) return logoAddress(id, logo)
  reads.note(imageTag(logoImageId))
  const pictures = await findSmallPictures(db, [logoImageId])
  return pictures.get(logoImageId) ?? logoAddress(id, logo)
}
