import type { Rolldown } from 'vite'

/** Our own code that visitors are sent; the editor and the back-office are cut by themselves. */
const OF_VISITORS = /\/src\/(contract|domains|modules|pages|site|ui)\//

/**
 * Which source files travel together. A browser pays for every file it asks for, and small files compress badly, so:
 * 1. the libraries of every page are one file, which stays in the browser's cache from one deployment to the next;
 * 2. our own code of every page is another;
 * 3. what many screens, modules or dialogs share is a third.
 * Everything else is cut where the source says `import()`.
 */
export const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', test: /node_modules|rolldown/, tags: ['$initial'] },
  { name: 'entry', tags: ['$initial'] },
  { name: 'common', test: OF_VISITORS, minShareCount: 8 },
]
