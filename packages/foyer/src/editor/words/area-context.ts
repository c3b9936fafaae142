import { createContext } from 'react'
import type { Area } from '../page/area.ts'

/** The document of the tags below; null where nothing is edited. */
export const AreaContext = createContext<Area | null>(null)
