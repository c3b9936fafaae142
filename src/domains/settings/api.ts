import { bind } from '../../platform/endpoints/bind.ts'
import { listBreakingNews } from './breaking-news.ts'
import { breakingNews, read } from './contract.ts'
import { settings } from './endpoints.ts'
import { readShownSettings } from './service.ts'

export const settingsApi = bind(
  settings,
  { read, breakingNews },
  {
    read: async (context) => ({ status: 200, data: await readShownSettings(context) }),
    breakingNews: async (context) => ({ data: await listBreakingNews(context) }),
  },
)
