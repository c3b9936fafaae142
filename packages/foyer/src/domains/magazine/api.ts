import { bind } from '../../platform/endpoints/bind.ts'
import { categories, detail, list, tags, teasers } from './contract.ts'
import { magazine } from './endpoints.ts'
import { listCategories, listTags } from './options.ts'
import { type BodyText, findArticle, listArticles, listNewest } from './service.ts'

export function magazineApi(bodyText: BodyText) {
  return bind(
    magazine,
    { list, detail, teasers, categories, tags },
    {
      list: (context, params) => listArticles(context, params),
      detail: (context, { id }) => findArticle(context, id, bodyText),
      teasers: async (context, params) => ({ data: await listNewest(context, params) }),
      categories: async (context) => ({ data: await listCategories(context) }),
      tags: async (context) => ({ data: await listTags(context) }),
    },
  )
}
