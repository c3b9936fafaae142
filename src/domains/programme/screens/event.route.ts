import { defineScreen } from '../../../ui/screen.ts'
import { loadEvent } from './event/event-data.ts'
import { EventView, SleepingFacts, SleepingSections } from './event/event-view.tsx'

export default defineScreen({
  load: loadEvent,
  sleepers: [SleepingFacts, SleepingSections],
  urls: ({ event }) => event.urls,
  modules: ({ section }) => section.modules,
  View: EventView,
})
