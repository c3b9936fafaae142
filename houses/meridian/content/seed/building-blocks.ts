import path from 'node:path'
import { addDays } from 'openfoyer/content'
import type { ArtworkName } from '../artwork/catalog.ts'
import { buildingBlocks } from '../pages/building-blocks.ts'
import type { PictureIds } from './pictures.ts'
import type { Seeding } from './seeding.ts'

const FILMS = path.join(import.meta.dirname, '..', 'artwork', 'films')

interface Known {
  pictures: PictureIds
  venues: number[]
  /** The categories of the magazine, a tag, and an event to come. */
  categories: number[]
  tag: number
  event: number
}

/** The page of all modules. It shows pictures and films, so it exists only where they do. */
export async function seedBuildingBlocks(
  { desk, calendar }: Pick<Seeding, 'desk' | 'calendar'>,
  { pictures, ...known }: Known,
): Promise<void> {
  if (!desk.takesFiles) return
  const momentIn = (days: number) => desk.instant(addDays(calendar.today, days), '12:00')
  const page = buildingBlocks({
    ...known,
    picture: (name: ArtworkName) => pictures.get(name) ?? 0,
    film: await desk.file(path.join(FILMS, 'noon-line.webm'), { name: 'Die Mittagslinie' }),
    bell: await desk.file(path.join(FILMS, 'noon-bell.wav'), { name: 'Mittagsglocke' }),
    yesterday: momentIn(-1),
    nextYear: momentIn(365),
  })
  await desk.page({ ...page, position: 99 })
}
