import type { Rolldown } from 'vite'

/**
 * Which source files travel together. A browser pays for every file it asks for, whatever its size, and small ones compress
 * badly: what is wanted together comes in one. The rest the build cuts by itself, by who needs it.
 *
 * A group takes along whatever its files import, as far as no group before it has that. Nothing that a first page needs may
 * end up with what comes later: `check-bundle.mjs` refuses that.
 */

/** What the server writes on every page, and what comes to life on the first interaction. */
export const SHELL_PARTS = [
  'src/site/shell/alert/top-alert.tsx',
  'src/site/shell/footer/site-footer.tsx',
  'src/site/shell/header/language-switch.tsx',
  'src/site/shell/search-form-part.ts',
]

/** What the next step may need, brought on the first interaction of every page. */
export const SHELL_AHEAD = [
  'src/site/routing/navigation-code.ts',
  'src/site/shell/fallback-views-code.ts',
  'src/site/shell/header/side-panel.tsx',
  'src/site/shell/layouts/lower-edge-parts.ts',
]

/** What nearly every screen needs. */
const COMMON = [
  ...inFolder('contract', 'define-strings', 'endpoint', 'format-count', 'links', 'locale'),
  ...['domains/\\w+/endpoints', 'pages/endpoints', 'domains/media/picture'],
  ...inFolder('site/shell', 'fallback/put-aside', 'info-layer/announce', 'sticky/scroll-to-top'),
  ...inFolder('ui', 'berlin-clock', 'bookable', 'breadcrumbs', 'button', 'close-button', 'format', 'head'),
  ...inFolder('ui', 'in-order', 'link', 'on-demand', 'on-first-interaction', 'page-header', 'screen'),
  ...inFolder('ui', 'strings', 'ticket-link', 'use-format', 'use-locale'),
]

/** Of a few lines each, for some screens at once and for many parts that come later. */
const SMALL_PARTS = [
  ...inFolder('ui', 'card-link', 'heart', 'structured-data'),
  ...inFolder('domains/events/screens', 'bookable', 'lasting', 'price-range'),
  'contract/slug',
]

/** What every page of a single thing needs: an event, a production, a venue. */
const DETAIL = inFolder(
  'domains/programme/screens/detail',
  ...['detail-section', 'hero', 'own-section', 'plain-text', 'section-strings', 'strings'],
)

/** An event as one of many. */
const EVENT_CARDS = inFolder('domains/events', 'admission', 'event-row', 'quiet-facts')

/** On a page of its own it comes at once, everywhere else later. */
const SEARCH_FORM = ['domains/search/screens/search-form']

/** What most views of modules are made of. */
const MODULE_KIT = inFolder('modules/kit', 'caption', 'caption-strings', 'more-link', 'rich-text', 'words')

/** In the order in which they choose. */
export const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  // What never changes between two deployments, in one piece: it compresses best so, and stays in the browser's cache. What
  // the entry does without comes with whoever needs it.
  { name: 'libraries', test: /node_modules|rolldown/, tags: ['$initial'] },
  { name: 'common', test: anyOf(COMMON) },
  { name: 'entry', tags: ['$initial'] },
  { name: 'small-parts', test: anyOf(SMALL_PARTS) },
  { name: 'detail', test: anyOf(DETAIL) },
  { name: 'module-kit', test: anyOf(MODULE_KIT) },
  { name: 'search-form', test: anyOf(SEARCH_FORM) },
  { name: 'shell-parts', test: anyOf(SHELL_PARTS.map(withoutKind)) },
  { name: 'shell-ahead', test: anyOf(SHELL_AHEAD.map(withoutKind)) },
  { name: 'event-cards', test: anyOf(EVENT_CARDS) },
]

function inFolder(folder: string, ...files: string[]): string[] {
  return files.map((file) => `${folder}/${file}`)
}

/** The code of these files, and the styles beside it. */
function anyOf(files: string[]): RegExp {
  return new RegExp(`/src/(?:${files.join('|')})(?:\\.tsx?|\\.module\\.css)$`)
}

function withoutKind(file: string): string {
  return file.replace(/^src\/|\.tsx?$/g, '')
}
