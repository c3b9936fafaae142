import { readFileSync } from 'node:fs'

/** The text of `append-scripts.js`. It is in every page, and the content security policy allows it by its hash. */
export const APPEND_SCRIPTS = readFileSync(new URL('./append-scripts.js', import.meta.url), 'utf8')
