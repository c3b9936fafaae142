import { defineScreen } from '../../../ui/screen.ts'
import { subscriptions } from '../endpoints.ts'
import { SubscriptionsView } from './subscriptions-view.tsx'

export default defineScreen({
  load: async ({ call }) => (await call(subscriptions.list)).data,
  View: SubscriptionsView,
})
