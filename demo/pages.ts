import { home } from './pages/home.ts'
import { house } from './pages/house.ts'
import { visit } from './pages/visit.ts'

/** The demo venue's pages, in the order of its menu. */
export const demoPages = [home, house, visit]
