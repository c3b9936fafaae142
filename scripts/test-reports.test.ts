import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'

const { countPlaywright, countVitest } = await import(
  pathToFileURL(`${import.meta.dirname}/test-reports.mjs`).href
)

it('adds up what Vitest reports and names the slowest files first', () => {
  const file = (name: string, seconds: number, assertionResults: object[] = []) => ({
    ...{ name, startTime: 0, endTime: seconds * 1000, assertionResults },
  })
  const report = {
    ...{ numPassedTests: 3, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1 },
    testResults: [
      file('a.test.ts', 2),
      file('b.test.ts', 9, [
        { fullName: 'opens', status: 'passed', failureMessages: [] },
        { fullName: 'closes', status: 'passed', failureMessages: ['at first'] },
        { fullName: 'stays', status: 'failed', failureMessages: ['at first', 'again'] },
      ]),
    ],
  }
  expect(countVitest(report)).toEqual({
    ...{ passed: 3, failed: 1, skipped: 2 },
    slowest: [
      { file: 'b.test.ts', seconds: 9 },
      { file: 'a.test.ts', seconds: 2 },
    ],
    retried: ['b.test.ts › closes'],
    broken: ['b.test.ts › stays'],
  })
})

it('names what passed only at the second try, also in a nested suite', () => {
  const spec = (title: string, status: string, ...durations: number[]) => ({
    ...{ file: 'home.spec.ts', title },
    tests: [{ status, results: durations.map((duration) => ({ duration })) }],
  })
  const report = {
    stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 },
    suites: [
      {
        specs: [spec('opens', 'expected', 1000)],
        suites: [{ specs: [spec('closes', 'flaky', 2000, 3000)] }],
      },
    ],
  }
  expect(countPlaywright(report)).toEqual({
    ...{ passed: 2, failed: 0, skipped: 0 },
    slowest: [{ file: 'tests/browser/home.spec.ts', seconds: 6 }],
    retried: ['tests/browser/home.spec.ts › closes'],
    broken: [],
  })
})
