import { execFileSync } from 'node:child_process'

/** Builds the site unless the build is of the current sources, because the server renders with it. */
export function requireBuild(): void {
  execFileSync(process.execPath, ['scripts/build.ts', '--if-needed'], { stdio: 'inherit' })
}
