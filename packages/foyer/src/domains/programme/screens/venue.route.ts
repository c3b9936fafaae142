import { defineScreen } from '../../../ui/screen.ts'
import { venues } from '../../venues/endpoints.ts'
import { loadDates } from './detail/dates.ts'
import { loadOwnSection } from './detail/own-section.ts'
import type { VenueData } from './venue/venue-data.ts'
import { VenueView } from './venue/venue-view.tsx'

export default defineScreen({
  load: async ({ call, params, url }): Promise<VenueData> => {
    const id = Number(params.id)
    const [venue, dates, section] = await Promise.all([
      call(venues.detail, { id }),
      loadDates(call, { venue: id }, url),
      loadOwnSection(call, `venue-${id}`),
    ])
    return { venue, ...dates, section }
  },
  urls: ({ venue }) => venue.urls,
  modules: ({ section }) => section.modules,
  View: VenueView,
})
