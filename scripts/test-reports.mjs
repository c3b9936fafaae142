import path from 'node:path'
import { root } from './root.mjs'

const MOST = 10

/** The sums of a report of Vitest, and the files that took longest. */
export function countVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  return {
    ...{ passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests },
    slowest: longest(testResults.map(({ name, startTime, endTime }) => [name, endTime - startTime])),
  }
}

/** The same for a report of Playwright, and the tests that passed only on the second attempt. */
export function countPlaywright({ suites, stats: { expected, unexpected, flaky, skipped } }) {
  const tests = suites.flatMap(testsIn)
  return {
    ...{ passed: expected + flaky, failed: unexpected, skipped },
    slowest: longest(tests.map(({ file, duration }) => [file, duration])),
    retried: tests.filter(({ status }) => status === 'flaky').map(({ file, title }) => `${file} › ${title}`),
  }
}

function testsIn({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({
      ...{ file: `tests/browser/${file}`, title, status },
      duration: results.reduce((sum, result) => sum + result.duration, 0),
    })),
  )
  return [...own, ...suites.flatMap(testsIn)]
}

/** Adds up the times by file, longest first. */
function longest(times) {
  const byFile = new Map()
  for (const [file, milliseconds] of times) byFile.set(file, (byFile.get(file) ?? 0) + milliseconds)
  return [...byFile]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST)
    .map(([file, milliseconds]) => ({
      file: path.isAbsolute(file) ? path.relative(root, file) : file,
      seconds: Math.round(milliseconds / 1000),
    }))
}
