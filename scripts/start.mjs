import { run } from '../packages/foyer/bin/run.js'
import { serverEnvironment } from '../packages/foyer/bin/server-environment.js'
import { setUp } from './set-up.mjs'

try {
  const node = await setUp()
  const environment = serverEnvironment(process.env)
  process.exitCode = await run(node, ['src/server/main.ts', ...process.argv.slice(2)], environment)
} catch (error) {
  console.error(`\n  ${error.message}\n`)
  process.exitCode = 1
}
