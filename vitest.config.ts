import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** The same endpoint tests on both databases; the unit tests on none; real processes for what only they can show. */
const onDatabase = (name: 'pglite' | 'postgres') => ({
  // React of the product knows nothing of the marks that JSX is given for development.
  oxc: { jsx: { runtime: 'automatic' as const, development: false } },
  test: {
    name,
    include: ['tests/endpoints/**/*.test.ts'],
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
          testTimeout: 30_000,
        },
      },
      onDatabase('pglite'),
      onDatabase('postgres'),
      {
        test: {
          name: 'processes',
          include: ['tests/processes/**/*.test.ts'],
          globalSetup: 'tests/processes/prepare.ts',
          // Each starts whole servers; side by side they would only wait for each other.
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
