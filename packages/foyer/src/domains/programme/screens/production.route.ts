import { defineScreen } from '../../../ui/screen.ts'
import { loadProduction } from './production/production-data.ts'
import { ProductionView } from './production/production-view.tsx'

export default defineScreen({
  load: loadProduction,
  urls: ({ production }) => production.urls,
  brand: ({ production }) => production.brand,
  modules: ({ section }) => section.modules,
  View: ProductionView,
})
