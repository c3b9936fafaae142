import type { Rolldown } from 'vite'

/** The package itself may be installed in node_modules, too. */
const LIBRARY = /node_modules[\\/](?!openfoyer[\\/])|rolldown/
/** Our own code for visitors; the editor and the back-office are split separately. */
const OF_VISITORS = /[\\/](foyer|openfoyer)[\\/]src[\\/](contract|domains|modules|pages|site|ui)[\\/]/

/**
 * Which source files are bundled together. Every file costs a request, and small files compress badly, so:
 * 1. the libraries of every page are one file, which stays in the browser's cache across deployments;
 * 2. our own code of every page is another;
 * 3. code that many screens, modules or dialogs share is a third.
 * Everything else is split at `import()`.
 */
export const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', test: LIBRARY, tags: ['$initial'] },
  { name: 'entry', tags: ['$initial'] },
  { name: 'common', test: OF_VISITORS, minShareCount: 8 },
]
