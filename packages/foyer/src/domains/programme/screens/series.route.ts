import { defineScreen } from '../../../ui/screen.ts'
import { series } from '../../series/endpoints.ts'
import { loadDates } from './detail/dates.ts'
import { loadOwnSection } from './detail/own-section.ts'
import type { SeriesData } from './series/series-data.ts'
import { SeriesView } from './series/series-view.tsx'

export default defineScreen({
  load: async ({ call, params, url }): Promise<SeriesData> => {
    const id = Number(params.id)
    const [found, dates, section] = await Promise.all([
      call(series.detail, { id }),
      loadDates(call, { series: id }, url),
      loadOwnSection(call, `series-${id}`),
    ])
    return { series: found, ...dates, section }
  },
  urls: (data) => data.series.urls,
  brand: (data) => data.series.brand,
  modules: ({ section }) => section.modules,
  View: SeriesView,
})
