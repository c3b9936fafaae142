import { run } from './run.mjs'
import { setUp } from './set-up.mjs'

try {
  const node = await setUp()
  process.exitCode = await run(node, ['src/main.ts', ...process.argv.slice(2)], { NODE_ENV: 'production' })
} catch (error) {
  console.error(`\n  ${error.message}\n`)
  process.exitCode = 1
}
