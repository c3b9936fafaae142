/**
 * What a server runs with beside what is set already. glibc gives each thread an arena of its own and returns little of what was freed
 * there to the system: pictures, compression and the database work in threads. With two arenas a process stays near what it
 * uses (bench/README.md, Memory).
 */
export function serverEnvironment({ MALLOC_ARENA_MAX }) {
  return { NODE_ENV: 'production', MALLOC_ARENA_MAX: MALLOC_ARENA_MAX || '2' }
}
