import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const code = fileURLToPath(new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite')))

/**
 * PGlite's code, compiled once and referenced here, so that later databases in this process use it again with all its
 * optimisations. Otherwise V8 would discard it with each database and compile it again, which costs more than most test files.
 */
export const heldPglite = await WebAssembly.compile(await readFile(code))
