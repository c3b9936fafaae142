import { bind } from '../../platform/endpoints/bind.ts'
import { read } from './contract.ts'
import { settings } from './endpoints.ts'
import { readSettings } from './service.ts'

export const settingsApi = bind(
  settings,
  { read },
  {
    read: async (context) => ({ status: 200, data: await readSettings(context) }),
  },
)
