/** The tests that must notice a change, beside the unit test that stands next to the file. */
export interface Tests {
  unit?: string[]
  /** Endpoint tests, run on the embedded database, and only for what no unit test has noticed. */
  pglite?: string[]
}

interface TargetGroup {
  files: string[]
  tests?: Tests
}

/** What rules, visibility and the cache are made of. What only wires or draws is not among it. */
export const TARGETS: TargetGroup[] = [
  { files: ['src/platform/cache/*.ts'] },
  { files: ['src/platform/database/{visibility,counting}.ts'] },
  { files: ['src/platform/{viewer,throttle/throttle,time/berlin}.ts'] },
  { files: ['src/platform/endpoints/{invoke,paging}.ts'] },
  {
    files: [
      'src/domains/events/{days,filters,visible-filter,summaries,programme,events-by-id,ticket-sale,ics}.ts',
    ],
  },
  { files: ['src/pages/{redirect-rules,module-times,module-events,legal,shown-version,section-owners}.ts'] },
  { files: ['src/pages/batched-lists.ts'], tests: { unit: ['src/pages/module-events.test.ts'] } },
  { files: ['src/domains/magazine/{filters,reading-time}.ts', 'src/domains/settings/breaking-news.ts'] },
  {
    files: ['src/domains/productions/{filters,performances}.ts'],
    tests: { unit: ['src/domains/productions/filters.test.ts'] },
  },
  { files: ['src/domains/venues/{hours-of-day,screens/opening-state}.ts'] },
  { files: ['src/domains/accounts/{password,sessions}.ts', 'src/domains/insight/missed-path.ts'] },
  { files: ['src/contract/{params,paging}.ts'] },
  {
    files: ['src/contract/route-pattern.ts'],
    tests: { unit: ['src/contract/routes.test.ts', 'src/contract/params.test.ts'] },
  },
  { files: ['src/domains/programme/screens/filter/{filter-rules,query}.ts'] },
  { files: ['src/site/routing/{canonical-redirect,guards,redirects,right-case}.ts'] },
  { files: ['src/pages/stored-modules.ts'] },
  { files: ['src/pages/nested-modules.ts'], tests: { unit: ['src/pages/stored-modules.test.ts'] } },
  {
    files: ['src/domains/forms/{check-values,field-rules}.ts'],
    tests: {
      unit: ['src/domains/forms/check-values.test.ts', 'src/domains/forms/screens/answers.test.ts'],
    },
  },
]
