import { writeSettings } from '../../../packages/foyer/src/domains/settings/service.ts'
import type { HouseContent } from '../../../packages/foyer/src/house/content.ts'
import { reindex } from '../../../packages/foyer/src/pages/reindex.ts'
import { calendarOf } from './calendar.ts'
import { eveningsOf } from './programme/evenings.ts'
import { seedBuildingBlocks } from './seed/building-blocks.ts'
import { seedEvents } from './seed/events.ts'
import { seedHouseMatters, seedPages } from './seed/house-matters.ts'
import { seedMagazine } from './seed/magazine.ts'
import { seedPeople } from './seed/people.ts'
import { galleriesFrom, picturesFrom, seedPictures } from './seed/pictures.ts'
import { seedProductions } from './seed/productions.ts'
import { takeRecordings } from './seed/recordings.ts'
import { referencesTo } from './seed/references.ts'
import { seedSections } from './seed/sections.ts'
import { type Seeding, savingOf } from './seed/seeding.ts'
import { seedVenues } from './seed/venues.ts'
import { seedVisits } from './seed/visits.ts'
import { seedVocabulary } from './seed/vocabulary.ts'
import { designSettings, siteSettings } from './settings.ts'

const users: NonNullable<HouseContent['users']> = [
  { email: 'redaktion@foyer.example', role: 'editor', firstName: 'Edda', lastName: 'Brand' },
  { email: 'publikum@foyer.example', role: 'customer', firstName: 'Karl', lastName: 'Vogt' },
]

/** Fills an empty database with the demo venue, with dates around today. In one transaction. */
const fill: HouseContent['fill'] = async (needs, { events, visits }) => {
  const calendar = calendarOf(needs.clock.now())
  const evenings = eveningsOf(calendar, events)
  await needs.db.transaction(async (db) => {
    const pictures = await seedPictures({ ...needs, db })
    const seeding: Seeding = {
      ...needs,
      db,
      calendar,
      pictureOf: picturesFrom(pictures),
      galleryOf: galleriesFrom(pictures),
      withRecording: await takeRecordings(savingOf({ ...needs, db }), needs.storage),
    }
    await writeSettings(seeding, 'site', { ...siteSettings, share_image: pictures.get('share') ?? null })
    await writeSettings(seeding, 'design', designSettings)
    const rooms = await seedVenues(seeding)
    const people = await seedPeople(seeding)
    const vocabulary = await seedVocabulary(seeding)
    const productions = await seedProductions(seeding, evenings, people, vocabulary)
    const seeded = await seedEvents(seeding, evenings, { rooms, people, productions, vocabulary })
    await seedSections(seeding, seeded, productions)
    await seedMagazine(seeding, seeded, productions)
    await seedHouseMatters(seeding, vocabulary)
    await seedPages(
      seeding,
      await referencesTo(seeding, { pictures, productions, evenings: seeded, vocabulary }),
    )
    await seedBuildingBlocks(seeding, pictures, needs.storage)
    await reindex(seeding)
    if (visits) await seedVisits(seeding, visits)
  })
}

export default { users, fill } satisfies HouseContent
