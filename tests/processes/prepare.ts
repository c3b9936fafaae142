/** The processes serve the built site, so it must be of today's sources. */
export { requireBuild as setup } from '../support/require-build.ts'
