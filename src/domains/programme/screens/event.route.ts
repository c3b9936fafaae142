import { defineScreen } from '../../../ui/screen.ts'
import { loadEvent } from './event/event-data.ts'
import { EventView, SleepingSections } from './event/event-view.tsx'

export default defineScreen({
  load: loadEvent,
  sleepers: [SleepingSections],
  urls: ({ event }) => event.urls,
  modules: ({ section }) => section.modules,
  View: EventView,
})
