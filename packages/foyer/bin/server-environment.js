/**
 * Adds the variables that a server runs with. glibc gives each thread an arena of its own and returns little of its freed memory
 * to the system; pictures, compression and the database use threads. With two arenas a process takes hardly more memory than it
 * uses (bench/README.md, Memory).
 */
export function serverEnvironment({ MALLOC_ARENA_MAX }) {
  return { NODE_ENV: 'production', MALLOC_ARENA_MAX: MALLOC_ARENA_MAX || '2' }
}
