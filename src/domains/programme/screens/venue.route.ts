import { defineScreen } from '../../../ui/screen.ts'
import { events } from '../../events/endpoints.ts'
import { venues } from '../../venues/endpoints.ts'
import { loadOwnSection } from './detail/own-section.ts'
import { type VenueData, VenueView } from './venue/venue-view.tsx'

export default defineScreen({
  load: async ({ call, params }): Promise<VenueData> => {
    const id = Number(params.id)
    const [venue, { results: dates }, section] = await Promise.all([
      call(venues.detail, { id }),
      call(events.list, { venue: id, page_size: 12 }),
      loadOwnSection(call, `venue-${id}`),
    ])
    return { venue, dates, section }
  },
  urls: ({ venue }) => venue.urls,
  modules: ({ section }) => section.modules,
  View: VenueView,
})
