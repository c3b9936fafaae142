import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/**
 * The same endpoint tests on both databases; the unit tests on none; real processes for what only they can show. In
 * `endpoints-once` is what one database shows as well as two: what the database has no part in, and every case of a rule
 * whose statements others try on both.
 */
const onDatabase = (name: 'pglite' | 'postgres', folders: string[]) => ({
  // React of the product knows nothing of the marks that JSX is given for development.
  oxc: { jsx: { runtime: 'automatic' as const, development: false } },
  test: {
    name,
    include: folders.map((folder) => `tests/${folder}/**/*.test.ts`),
    globalSetup: `tests/support/${name}-template.ts`,
    // As the product runs: React takes several times as long while it looks for mistakes of its users.
    env: { TEST_DATABASE: name, NODE_ENV: 'production' },
    // Every file would load the whole house again, which takes as long as its tests; they share nothing but code.
    isolate: false,
    // Far more than they take: a busy machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

export default defineConfig({
  test: {
    // Tests wait for databases half of the time: two cores have work for two.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,demo,scripts,testshop}/**/*.test.{ts,tsx}'],
          // Loading the code takes four times as long as its tests. So none may replace a module: what it wants to replace is given to
          // the function it tests.
          isolate: false,
          testTimeout: 30_000,
        },
      },
      onDatabase('pglite', ['endpoints']),
      onDatabase('postgres', ['endpoints', 'endpoints-once']),
      {
        test: {
          name: 'processes',
          include: ['tests/processes/**/*.test.ts'],
          globalSetup: 'tests/processes/prepare.ts',
          // Each starts whole servers; side by side they would only wait for each other.
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
