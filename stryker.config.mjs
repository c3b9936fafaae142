/**
 * `npm run mutate` changes the rules in small steps, and checks for each change whether a unit test fails. The list names the
 * files of the rules, of visibility and of the cache: `npm run mutate -- --mutate packages/foyer/src/contract/paging.ts` tries one of them. It
 * continues where it was stopped.
 */
export default {
  mutate: [
    'packages/foyer/src/platform/cache/*.ts',
    'packages/foyer/src/platform/database/{visibility,counting}.ts',
    'packages/foyer/src/platform/{viewer,throttle/throttle,time/house-clock}.ts',
    'packages/foyer/src/platform/endpoints/{invoke,paging}.ts',
    'packages/foyer/src/domains/events/{days,filters,visible-filter,summaries,programme,events-by-id,ticket-sale,ics}.ts',
    'packages/foyer/src/pages/{redirect-rules,module-times,module-events,legal,shown-version,section-owners,batched-lists}.ts',
    'packages/foyer/src/pages/{stored,nested}-modules.ts',
    'packages/foyer/src/domains/magazine/{filters,reading-time}.ts',
    'packages/foyer/src/domains/settings/breaking-news.ts',
    'packages/foyer/src/domains/productions/{filters,performances}.ts',
    'packages/foyer/src/domains/venues/{hours-of-day,screens/opening-state}.ts',
    'packages/foyer/src/domains/accounts/{password,sessions}.ts',
    'packages/foyer/src/domains/insight/missed-path.ts',
    'packages/foyer/src/domains/forms/{check-values,field-rules}.ts',
    'packages/foyer/src/domains/programme/screens/filter/{filter-rules,query}.ts',
    'packages/foyer/src/contract/{params,paging,route-pattern}.ts',
    'packages/foyer/src/site/routing/{canonical-redirect,guards,redirects,right-case}.ts',
    '!packages/foyer/src/**/*.test.ts',
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
