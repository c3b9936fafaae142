import { bind } from '../../platform/endpoints/bind.ts'
import { detail, list } from './contract.ts'
import { series } from './endpoints.ts'
import { findSeries, listSeries } from './service.ts'

export const seriesApi = bind(
  series,
  { list, detail },
  {
    list: async (context) => ({ data: await listSeries(context) }),
    detail: (context, { id }) => findSeries(context, id),
  },
)
