import { defineScreen } from 'openfoyer/screens'

export default defineScreen({ path: '/events', view: () => import('./works.tsx') })
