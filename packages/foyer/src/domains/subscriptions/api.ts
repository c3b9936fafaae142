import { bind } from '../../platform/endpoints/bind.ts'
import { list } from './contract.ts'
import { subscriptions } from './endpoints.ts'
import { listSubscriptions } from './service.ts'

export const subscriptionsApi = bind(
  subscriptions,
  { list },
  { list: async (context) => ({ data: await listSubscriptions(context) }) },
)
