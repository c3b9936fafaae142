/**
 * Drills repeat one thing many times. `npm test` runs them in short form; `npm run test:all` sets DRILLS=whole and repeats them
 * as often as their rule requires.
 */
export function drill<T>(how: { short: T; whole: T }): T {
  return process.env.DRILLS === 'whole' ? how.whole : how.short
}
