import { createContext } from 'react'
import type { Area } from '../page/area.ts'

/** The document in which the tags below stand; null where nothing is edited. */
export const AreaContext = createContext<Area | null>(null)
