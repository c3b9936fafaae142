import { defineConfig } from 'vitest/config'

/** The same endpoint tests on both databases; the unit tests on none. */
const onDatabase = (name: 'pglite' | 'postgres') => ({
  test: {
    name,
    include: ['tests/endpoints/**/*.test.ts'],
    globalSetup: `tests/support/${name}-template.ts`,
    env: { TEST_DATABASE: name },
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: ['{src,demo,scripts}/**/*.test.{ts,tsx}'] } },
      onDatabase('pglite'),
      onDatabase('postgres'),
    ],
  },
})
