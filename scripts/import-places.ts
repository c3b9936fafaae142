import type { Role } from './import-rules.ts'

export interface Place {
  area: string
  role: Role
}

/** The areas in the order of the data flow; "earlier" in the rules means earlier in this list. */
const ORDER = [
  'src/contract',
  'src/house',
  'src/platform',
  'src/ui',
  'src/webshop',
  'src/fields',
  'src/saving',
  ...[
    ...[
      'media',
      'settings',
      'people',
      'venues',
      'series',
      'productions',
      'events',
      'magazine',
      'forms',
      'booking',
    ],
    ...['programme', 'subscriptions', 'accounts', 'search', 'insight', 'import-desk', 'house'],
  ].map((name) => `src/domains/${name}`),
  'src/modules',
  // Pages read the tree of modules in a document; documents write it.
  'src/module-tree',
  'src/pages',
  'src/documents',
  'src/editor',
  'src/office',
  'src/site',
]

/** By the file's path; the first matching line counts. */
const ROLES: [pattern: RegExp, role: Role][] = [
  [/\.test\.tsx?$/, 'test'],
  [/^(bin|testshop)\//, 'assembly'],
  // What a house needs to be filled, built and served; and what it may import.
  [/^src\/(build|commands|content|public|server)\//, 'assembly'],
  [
    /^src\/house\/((facts|slots|slot-names|words|modules|views|routes|(check-|read-)?screens|public-facts|define-house|define-facts|define-panel|office|setup-error)|theme\/[a-z-]+)\.ts$/,
    'facts',
  ],
  [/^src\/house\//, 'platform'],
  [/^src\/contract\//, 'vocabulary'],
  [/^src\/platform\//, 'platform'],
  [/^src\/ui\//, 'ui'],
  // What `house.ts` chooses: facts and variables, before anything of the server is loaded.
  [/^src\/webshop\/((.+\/)?(definitions?|key)|define-shop)\.ts$/, 'shopDefinition'],
  // What a browser must know of a shop.
  [/^src\/webshop\/(.+\/)?(every-)?address(es)?\.ts$/, 'vocabulary'],
  [/^src\/webshop\/port\.ts$/, 'port'],
  [/^src\/webshop\//, 'shop'],
  [/^src\/(domains\/[^/]+|pages|documents)\/([a-z]+-)?contract\.ts$/, 'contract'],
  [/^src\/(domains\/[^/]+|pages|documents)\/([a-z]+-)?endpoints\.ts$/, 'endpoints'],
  [/^src\/(domains\/[^/]+|pages|documents)\/api\.ts$/, 'api'],
  [/^src\/(domains\/[^/]+|pages|documents|modules|modules\/[^/]+)\/([a-z]+-)?strings\.ts$/, 'strings'],
  [/^src\/(domains\/[^/]+|pages)\/(screens|widget)\//, 'screen'],
  [/^src\/(domains\/[^/]+|pages)\/.+\.tsx$/, 'screen'],
  [/^src\/(domains\/[^/]+|pages)\/.+\.ts$/, 'server'],
  [/^src\/module-tree\/.+\.ts$/, 'kit'],
  [/^src\/documents\/.+\.ts$/, 'server'],
  [/^src\/saving\/strings\.ts$/, 'strings'],
  [/^src\/saving\//, 'server'],
  [/^src\/fields\/(controls\/)?strings\.ts$/, 'strings'],
  [/^src\/fields\/controls\//, 'screen'],
  [/^src\/fields\/.+\.ts$/, 'kit'],
  [/^src\/modules\/(.+\/)?form\.tsx$/, 'form'],
  [/^src\/modules\/(((first|loaded)-)?views\.ts|.+\.tsx)$/, 'view'],
  [/^src\/modules\/kit\/.+\.ts$/, 'kit'],
  [/^src\/modules\/.+\.ts$/, 'schema'],
  [/^src\/editor\//, 'editor'],
  [/^src\/office\/strings\.ts$/, 'strings'],
  [/^src\/office\//, 'admin'],
  [/^src\/site\/server\//, 'siteServer'],
  [/^src\/site\//, 'site'],
]

/** The area and role of a file; null where the architecture has no place for it. */
export function placeOf(file: string): Place | null {
  const role = ROLES.find(([pattern]) => pattern.test(file))?.[1]
  if (!role) return null
  if (role === 'assembly') return { area: role, role }
  const area =
    ORDER.find((candidate) => file.startsWith(`${candidate}/`)) ?? (role === 'test' ? 'assembly' : undefined)
  return area ? { area, role } : null
}

export function isEarlier(area: string, than: string): boolean {
  return ORDER.indexOf(area) < ORDER.indexOf(than)
}

/** Names that say nothing about the content. */
export function isVague(file: string): boolean {
  return file.split('/').some((part) => /(^|[-.])(utils?|helpers?|common|misc)([-.]|$)/.test(part))
}
