import path from 'node:path'
import { root } from './root.mjs'

const MOST = 10

/** The sums of a report of Vitest, the files that took longest, and the tests that failed once or for good. */
export function countVitest({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const tests = testResults.flatMap(({ name, assertionResults = [] }) =>
    assertionResults.map(({ fullName, status, failureMessages = [] }) => ({
      ...{ name: `${fromRoot(name)} › ${fullName}`, status, failures: failureMessages.length },
    })),
  )
  const named = (which) => tests.filter(which).map(({ name }) => name)
  return {
    ...{ passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests },
    slowest: longest(testResults.map(({ name, startTime, endTime }) => [name, endTime - startTime])),
    retried: named(({ status, failures }) => status === 'passed' && failures > 0),
    broken: named(({ status }) => status === 'failed'),
  }
}

/** The same for a report of Playwright. */
export function countPlaywright({ suites, stats: { expected, unexpected, flaky, skipped } }) {
  const tests = suites.flatMap(testsIn)
  return {
    ...{ passed: expected + flaky, failed: unexpected, skipped },
    slowest: longest(tests.map(({ file, duration }) => [file, duration])),
    retried: named(tests, 'flaky'),
    broken: named(tests, 'unexpected'),
  }
}

function named(tests, wanted) {
  return tests.filter(({ status }) => status === wanted).map(({ file, title }) => `${file} › ${title}`)
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

function fromRoot(file) {
  return path.isAbsolute(file) ? path.relative(root, file) : file
}

/** Adds up the times by file, longest first. */
function longest(times) {
  const byFile = new Map()
  for (const [file, milliseconds] of times) byFile.set(file, (byFile.get(file) ?? 0) + milliseconds)
  return [...byFile]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST)
    .map(([file, milliseconds]) => ({
      file: fromRoot(file),
      seconds: Math.round(milliseconds / 1000),
    }))
}
