import { bind } from '../../platform/endpoints/bind.ts'
import { listBreakingNews } from './breaking-news.ts'
import { breakingNews, read } from './contract.ts'
import { settings } from './endpoints.ts'
import { readSettings } from './service.ts'

export const settingsApi = bind(
  settings,
  { read, breakingNews },
  {
    read: async (context) => ({ status: 200, data: await readSettings(context) }),
    breakingNews: async (context) => ({ data: await listBreakingNews(context) }),
  },
)
