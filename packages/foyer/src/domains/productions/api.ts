import { bind } from '../../platform/endpoints/bind.ts'
import { detail, exhibitionTypes, list, seasons, tags } from './contract.ts'
import { productions } from './endpoints.ts'
import { listExhibitionTypes, listSeasons, listTags } from './options.ts'
import { findProduction, listProductions } from './service.ts'

export const productionsApi = bind(
  productions,
  { list, detail, seasons, exhibitionTypes, tags },
  {
    list: (context, params) => listProductions(context, params),
    detail: (context, { id }) => findProduction(context, id),
    seasons: async (context) => ({ data: await listSeasons(context) }),
    exhibitionTypes: async (context) => ({ data: await listExhibitionTypes(context) }),
    tags: async (context) => ({ data: await listTags(context) }),
  },
)
