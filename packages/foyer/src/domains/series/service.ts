import { Failure } from '../../contract/errors.ts'
import { linkTo, textsIn } from '../../contract/item.ts'
import type { Context } from '../../platform/context.ts'
import { asc, eq } from '../../platform/database/drizzle.ts'
import { isVisibleTo } from '../../platform/database/visibility.ts'
import { richTextIn } from '../../platform/text/rich-text-in.ts'
import { findImages } from '../media/service.ts'
import { brandAmong } from '../settings/brand/brand-in-effect.ts'
import type { SeriesDetail, SeriesSummary } from './contract.ts'
import { SERIES_TAG, series, seriesTag } from './tables.ts'

type SeriesRow = typeof series.$inferSelect

export async function listSeries(context: Context): Promise<SeriesSummary[]> {
  context.reads.note(SERIES_TAG)
  const rows = await context.db.select().from(series).orderBy(asc(series.position), asc(series.id))
  return summarise(
    context,
    rows.filter((row) => isVisibleTo(context, row)),
  )
}

export async function findSeries(context: Context, id: number): Promise<SeriesDetail> {
  context.reads.note(seriesTag(id))
  const [row] = await context.db.select().from(series).where(eq(series.id, id))
  if (!row || !isVisibleTo(context, row)) throw new Failure('not_found')
  const [summary] = (await summarise(context, [row])) as [SeriesSummary]
  return {
    ...summary,
    description: richTextIn(row.description, context.locale),
    ...(await brandAmong(context, [row.brandId])),
  }
}

async function summarise(context: Context, rows: SeriesRow[]): Promise<SeriesSummary[]> {
  const { locale } = context
  const imageOf = await findImages(
    context,
    rows.map((row) => row.imageId),
  )
  return rows.map((row) => ({
    ...linkTo('series', row.id, row.name, locale),
    ...textsIn({ subtitle: row.subtitle }, locale),
    show_in_filter: row.showInFilter,
    ...imageOf(row.imageId),
  }))
}
