import { defineScreen } from '../../../ui/screen.ts'
import { loadEvent } from './event/event-data.ts'
import { EventView } from './event/event-view.tsx'

export default defineScreen({
  load: loadEvent,
  urls: ({ event }) => event.urls,
  brand: ({ event }) => event.brand,
  modules: ({ section }) => section.modules,
  View: EventView,
})
