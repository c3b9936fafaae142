import { onDemand } from '../../ui/on-demand.ts'

/** What a page that goes well never shows: errors, and outlines of screens that take their time. */
export const FALLBACK_VIEWS_FILE = 'src/site/shell/fallback-views-code.ts'

export const fallbackViews = onDemand(() => import('./fallback-views-code.ts'))
