import { defineScreen } from '../../../ui/screen.ts'
import { lookCalls } from '../../look-endpoints.ts'
import { LookView } from './look-view.tsx'

/** Everything a theme decides on one page, for those who make one. */
export default defineScreen({
  guard: 'editor',
  load: ({ call }) => call(lookCalls.read),
  modules: ({ modules }) => modules,
  View: LookView,
})
