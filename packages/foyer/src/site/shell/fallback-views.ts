import { onDemand } from '../../ui/on-demand.ts'

/** Views that most pages never show: errors, and outlines of screens that load slowly. */
export const FALLBACK_VIEWS_FILE = 'src/site/shell/fallback-views-code.ts'

export const fallbackViews = onDemand(() => import('./fallback-views-code.ts'))
