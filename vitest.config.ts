import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/**
 * What differs on the embedded database: its driver, its locks and jobs, the statements with the most SQL, and one walk
 * through every area. The migrations and the demo stand before each of them; crashes are in tests/processes.
 */
const ON_EMBEDDED_TOO = [
  ...['calls', 'reads', 'queries', 'health', 'demo', 'jobs', 'warming'],
  ...['saving', 'documents', 'shop-cart', 'sale-start'],
  ...['events', 'event-calendar', 'event-running', 'search', 'search-index'],
]

/**
 * The endpoint tests run on PostgreSQL, and those above on the embedded database too; the unit tests on none; real processes
 * for what only they can show. `npm run test:all` runs all of `tests/endpoints` on both databases. Files in
 * `tests/endpoints-once` never run twice: the database has no part in them, or others try their statements on both.
 */
const onDatabase = (name: 'pglite' | 'postgres', include: string[], project: string = name) => ({
  // React of the product knows nothing of the marks that JSX is given for development.
  oxc: { jsx: { runtime: 'automatic' as const, development: false } },
  test: {
    name: project,
    include,
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
      './vitest.unit.config.ts',
      onDatabase('postgres', ['tests/endpoints/**/*.test.ts', 'tests/endpoints-once/**/*.test.ts']),
      onDatabase(
        'pglite',
        ON_EMBEDDED_TOO.map((name) => `tests/endpoints/${name}.test.ts`),
      ),
      // `npm run test:all`
      onDatabase('pglite', ['tests/endpoints/**/*.test.ts'], 'pglite-all'),
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
