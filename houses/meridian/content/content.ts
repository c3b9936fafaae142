import { defineContent, houseInstant } from 'openfoyer/content'
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
import type { Seeding } from './seed/seeding.ts'
import { seedVenues } from './seed/venues.ts'
import { seedVocabulary } from './seed/vocabulary.ts'
import { designSettings, siteSettings } from './settings.ts'
import { missed, mostVisited, searches } from './visits.ts'

/** The demo venue, with dates around the day of the filling. */
export default defineContent({
  users: [
    { email: 'redaktion@foyer.example', role: 'editor', firstName: 'Edda', lastName: 'Brand' },
    { email: 'publikum@foyer.example', role: 'customer', firstName: 'Karl', lastName: 'Vogt' },
  ],
  async fill(desk, { events }) {
    const calendar = calendarOf(desk.now)
    const evenings = eveningsOf(calendar, events)
    desk.step('pictures')
    const pictures = await seedPictures(desk)
    const seeding: Seeding = {
      desk,
      calendar,
      pictureOf: picturesFrom(pictures),
      galleryOf: galleriesFrom(pictures),
      withRecording: await takeRecordings(desk),
    }
    desk.step('people and places')
    await desk.settings('site', { ...siteSettings, share_image: pictures.get('share') ?? null })
    await desk.settings('design', designSettings)
    const { venues, rooms } = await seedVenues(seeding)
    const people = await seedPeople(seeding)
    desk.step('programme')
    const vocabulary = await seedVocabulary(seeding)
    const productions = await seedProductions(seeding, evenings, people, vocabulary)
    const seeded = await seedEvents(seeding, evenings, { rooms, people, productions, vocabulary })
    await seedSections(seeding, seeded, productions)
    desk.step('magazine and pages')
    const categories = await seedMagazine(seeding, seeded, productions)
    const forms = await seedHouseMatters(seeding, vocabulary)
    const known = { pictures, productions, evenings: seeded, vocabulary, venues, categories, forms }
    await seedPages(seeding, referencesTo(seeding, known))
    const coming = seeded.filter(({ day, time }) => houseInstant(day, time) > desk.now)
    await seedBuildingBlocks(seeding, {
      pictures,
      categories,
      venues: Object.values(venues),
      tag: vocabulary.eventTags.premiere,
      event: coming[4]?.id ?? 0,
    })
    desk.visits({ mostVisited, searches, missed })
  },
})
