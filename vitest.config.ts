import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { useHouse } from './scripts/root.mjs'

useHouse()

/**
 * The tests that run on the embedded database as well: of its driver, its locks and jobs, the statements with the most SQL, and
 * one test through every area. Before each of them the database is migrated and filled with the demo. Crashes are tested in
 * tests/processes.
 */
const ON_EMBEDDED_TOO = [
  ...['calls', 'reads', 'queries', 'health', 'demo', 'jobs', 'warming'],
  ...['saving', 'extra-facts', 'documents', 'shop-cart', 'sale-start'],
  ...['events', 'event-calendar', 'event-running', 'search', 'search-index'],
]

/**
 * The endpoint tests run on PostgreSQL, and those above also on the embedded database; unit tests use no database; tests of
 * processes cover what only real processes can show. `npm run test:all` runs all of `tests/endpoints` on both databases. Files in
 * `tests/endpoints-once` run only once: the database does not matter for them, or other tests run their statements on both.
 */
const onDatabase = (name: 'pglite' | 'postgres', include: string[], project: string = name) => ({
  // React of the production build does not know the additional data that JSX gets in development.
  oxc: { jsx: { runtime: 'automatic' as const, development: false } },
  test: {
    name: project,
    include,
    globalSetup: `tests/support/${name}-template.ts`,
    // As in operation: React takes several times as long when it checks for mistakes.
    env: { TEST_DATABASE: name, NODE_ENV: 'production' },
    // Otherwise every file would load all code again, which takes as long as its tests. Files share nothing but code.
    isolate: false,
    // As in the browser tests: what passes only at the second try is reported by name, and should be corrected.
    retry: 1,
    // Far more than they take, so that a busy machine does not fail a test.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})

export default defineConfig({
  test: {
    // Tests wait for databases half of the time, so two cores have work for two.
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
          // Each starts whole servers, which would slow each other down.
          fileParallelism: false,
          retry: 1,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      // `npm run test:peers`
      {
        test: {
          name: 'peers',
          include: ['tests/peers/**/*.spec.ts'],
          globalSetup: 'tests/processes/prepare.ts',
          // Each starts servers of others, and some are installed first.
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'packed',
          include: ['tests/packed/**/*.test.ts'],
          globalSetup: 'tests/packed/prepare.ts',
          // Each test of a file uses what the one before it has made.
          sequence: { concurrent: false, shuffle: false },
          testTimeout: 300_000,
        },
      },
    ],
  },
})
