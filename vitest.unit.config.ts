import type { TestProjectConfiguration } from 'vitest/config'

/** The rules, beside the code. A file of its own, because Stryker runs these tests alone. */
export default {
  test: {
    name: 'unit',
    include: ['{src,demo,scripts,testshop}/**/*.test.{ts,tsx}'],
    // Loading the code takes four times as long as its tests. So none may replace a module: what it wants to replace is given to
    // the function it tests.
    isolate: false,
    testTimeout: 30_000,
  },
} satisfies TestProjectConfiguration
