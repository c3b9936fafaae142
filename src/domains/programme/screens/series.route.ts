import { defineScreen } from '../../../ui/screen.ts'
import { events } from '../../events/endpoints.ts'
import { series } from '../../series/endpoints.ts'
import { loadOwnSection } from './detail/own-section.ts'
import { type SeriesData, SeriesView } from './series/series-view.tsx'

export default defineScreen({
  load: async ({ call, params }): Promise<SeriesData> => {
    const id = Number(params.id)
    const [found, { results, count }, section] = await Promise.all([
      call(series.detail, { id }),
      call(events.list, { series: id, page_size: 12 }),
      loadOwnSection(call, `series-${id}`),
    ])
    return { series: found, dates: results, count, section }
  },
  urls: (data) => data.series.urls,
  modules: ({ section }) => section.modules,
  View: SeriesView,
})
