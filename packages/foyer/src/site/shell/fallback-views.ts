import { onDemand } from '../../ui/on-demand.ts'

export const fallbackViews = onDemand(() => import('./fallback-views-code.ts'))
