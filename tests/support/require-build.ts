import { execFileSync } from 'node:child_process'

/** The server renders with the built site, so it must be of today's sources. Does nothing where it is. */
export function requireBuild(): void {
  execFileSync(process.execPath, ['scripts/build.mjs', '--if-needed'], { stdio: 'inherit' })
}
