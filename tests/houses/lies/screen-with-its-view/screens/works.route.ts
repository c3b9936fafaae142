import { defineScreen } from 'openfoyer/screens'
import './works.tsx'

export default defineScreen({ path: '/works', view: () => import('./works.tsx') })
