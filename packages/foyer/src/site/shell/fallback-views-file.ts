/** Views that most pages never show: errors, and outlines of screens that load slowly. */
export const FALLBACK_VIEWS_FILE = 'foyer:site/shell/fallback-views-code'
