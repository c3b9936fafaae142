import { run } from './run.mjs'
import { setUp } from './set-up.mjs'

// glibc gives each thread an arena of its own and returns little of what was freed there to the system: pictures, compression and
// the database work in threads. With two arenas a process stays near what it uses (bench/README.md, Memory).
const { MALLOC_ARENA_MAX = '2' } = process.env

try {
  const node = await setUp()
  const environment = { NODE_ENV: 'production', MALLOC_ARENA_MAX }
  process.exitCode = await run(node, ['src/server/main.ts', ...process.argv.slice(2)], environment)
} catch (error) {
  console.error(`\n  ${error.message}\n`)
  process.exitCode = 1
}
