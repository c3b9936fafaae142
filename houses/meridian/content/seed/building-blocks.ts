import { openAsBlob } from 'node:fs'
import path from 'node:path'
import { createPage } from '../../../../packages/foyer/src/documents/create.ts'
import { events, eventTags } from '../../../../packages/foyer/src/domains/events/tables.ts'
import { articleCategories } from '../../../../packages/foyer/src/domains/magazine/tables.ts'
import { addFile } from '../../../../packages/foyer/src/domains/media/uploads.ts'
import { venues } from '../../../../packages/foyer/src/domains/venues/tables.ts'
import { asc, gt } from '../../../../packages/foyer/src/platform/database/drizzle.ts'
import type { Storage } from '../../../../packages/foyer/src/platform/storage/storage.ts'
import { addDays, houseInstant } from '../../../../packages/foyer/src/platform/time/house-clock.ts'
import type { ArtworkName } from '../artwork/catalog.ts'
import { buildingBlocks } from '../pages/building-blocks.ts'
import type { PictureIds } from './pictures.ts'
import { type Seeding, savingOf } from './seeding.ts'

const FILMS = path.join(import.meta.dirname, '..', 'artwork', 'films')

/** The page of all modules. It shows pictures and films, so it exists only where they do. */
export async function seedBuildingBlocks(
  seeding: Seeding,
  pictures: PictureIds,
  storage: Storage | undefined,
): Promise<void> {
  if (!storage) return
  const { db, calendar } = seeding
  const take = async (file: string, name: string) =>
    addFile(savingOf(seeding), storage, {
      name,
      credit: '',
      content: await openAsBlob(path.join(FILMS, file)),
    })
  const [next] = await db
    .select({ id: events.id })
    .from(events)
    .where(gt(events.dateStart, calendar.now))
    .orderBy(asc(events.dateStart))
    .offset(4)
    .limit(1)
  const [tag] = await db.select().from(eventTags).orderBy(asc(eventTags.id)).limit(1)
  const idsOf = async (table: typeof venues | typeof articleCategories) =>
    (await db.select({ id: table.id }).from(table).orderBy(asc(table.id))).map(({ id }) => id)
  const momentIn = (days: number) => houseInstant(addDays(calendar.today, days), '12:00').toISOString()
  const page = buildingBlocks({
    picture: (name: ArtworkName) => pictures.get(name) ?? 0,
    venues: await idsOf(venues),
    categories: await idsOf(articleCategories),
    tag: tag?.id ?? 0,
    event: next?.id ?? 0,
    film: await take('noon-line.webm', 'Die Mittagslinie'),
    bell: await take('noon-bell.wav', 'Mittagsglocke'),
    yesterday: momentIn(-1),
    nextYear: momentIn(365),
  })
  await createPage(seeding, { ...page, position: 99 })
}
