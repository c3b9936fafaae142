import type { TestProjectConfiguration } from 'vitest/config'
import { useHouse } from './scripts/root.mjs'

useHouse()

/** The tests of the rules, beside the code. In a file of its own, because Stryker runs only these tests. */
export default {
  test: {
    name: 'unit',
    include: ['{packages,houses,scripts}/**/*.test.{ts,tsx}'],
    // Loading the code takes four times as long as its tests, so the files share it. Therefore no test may replace a module: it
    // passes a replacement to the function under test.
    isolate: false,
    testTimeout: 30_000,
  },
} satisfies TestProjectConfiguration
