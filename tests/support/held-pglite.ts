import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const code = fileURLToPath(new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite')))

/**
 * PGlite's code, compiled once and held: the next database opened in this process takes it over, and with it everything
 * that has become fast in the last one. Unheld it would be thrown away with each database and compiled again for the next,
 * which costs more than most files of tests.
 */
export const heldPglite = await WebAssembly.compile(await readFile(code))
