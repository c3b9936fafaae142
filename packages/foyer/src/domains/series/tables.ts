import { announcesPerRow, itemTag } from '../../platform/cache/table-tags.ts'
import { bilingual, publication } from '../../platform/database/columns.ts'
import { boolean, integer, pgTable, serial } from '../../platform/database/drizzle.ts'
import { images } from '../media/tables.ts'
import { brands } from '../settings/tables.ts'

/** The tag of answers with series. */
export const SERIES_TAG = 'series'
export const seriesTag = (id: number) => itemTag('series', id)

export const series = pgTable('series', {
  id: serial().primaryKey(),
  name: bilingual(),
  subtitle: bilingual(),
  description: bilingual(),
  imageId: integer().references(() => images.id, { onDelete: 'set null' }),
  showInFilter: boolean().notNull().default(true),
  position: integer().notNull().default(0),
  /** How its pages look while that brand is published. */
  brandId: integer().references(() => brands.id, { onDelete: 'set null' }),
  ...publication,
})

announcesPerRow(series, ({ id }) => [SERIES_TAG, seriesTag(id)])
