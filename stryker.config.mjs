/**
 * `npm run mutate` changes the rules in small steps, and checks for each change whether a unit test fails. The list names the
 * files of the rules, of visibility and of the cache: `npm run mutate -- --mutate src/contract/paging.ts` tries one of them. It
 * continues where it was stopped.
 */
export default {
  mutate: [
    'src/platform/cache/*.ts',
    'src/platform/database/{visibility,counting}.ts',
    'src/platform/{viewer,throttle/throttle,time/berlin}.ts',
    'src/platform/endpoints/{invoke,paging}.ts',
    'src/domains/events/{days,filters,visible-filter,summaries,programme,events-by-id,ticket-sale,ics}.ts',
    'src/pages/{redirect-rules,module-times,module-events,legal,shown-version,section-owners,batched-lists}.ts',
    'src/pages/{stored,nested}-modules.ts',
    'src/domains/magazine/{filters,reading-time}.ts',
    'src/domains/settings/breaking-news.ts',
    'src/domains/productions/{filters,performances}.ts',
    'src/domains/venues/{hours-of-day,screens/opening-state}.ts',
    'src/domains/accounts/{password,sessions}.ts',
    'src/domains/insight/missed-path.ts',
    'src/domains/forms/{check-values,field-rules}.ts',
    'src/domains/programme/screens/filter/{filter-rules,query}.ts',
    'src/contract/{params,paging,route-pattern}.ts',
    'src/site/routing/{canonical-redirect,guards,redirects,right-case}.ts',
    '!src/**/*.test.ts',
  ],
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.unit.config.ts' },
  // Stryker reads tsconfig.json with TypeScript's own code, which TypeScript 7 does not offer. It does not need that file.
  tsconfigFile: 'none.json',
  // Texts, and the options of library calls, are checked by readers and by types.
  mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral'] },
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: 'node_modules/.cache/stryker.json',
  tempDirName: 'test-results/stryker',
  ignorePatterns: ['bench', 'build', 'data', 'docs', 'test-results', 'tests/browser'],
  reporters: ['progress', 'clear-text'],
  clearTextReporter: { reportTests: false, allowColor: false },
  thresholds: { high: 98, low: 95, break: null },
}
