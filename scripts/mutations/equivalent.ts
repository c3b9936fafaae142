import type { Mutant } from './find-mutants.ts'

/** Named by its line, trimmed, and by `original → replacement`, both as the run prints them. */
export interface EquivalentMutant extends Pick<Mutant, 'file' | 'code' | 'change'> {
  /** Why nobody could notice it. */
  why: string
}

/** `[code, change, why]` of one file. */
const inFile = (file: string, ...mutants: [code: string, change: string, why: string][]) =>
  mutants.map(([code, change, why]): EquivalentMutant => ({ file, code, change, why }))

const SAME_DAY = 'of two days that are the same, either may be taken'
const ONLY_COMPARED = 'these numbers are only compared with each other'

const SPEED = 'what was found is remembered for the sake of speed alone'
const LATEST = 'what was asked for last has its place already; giving it the same again is only slower'

/** Changes that change nothing, each with its reason: they count neither as killed nor as survived. */
export const EQUIVALENT: EquivalentMutant[] = [
  inFile('src/platform/cache/change-log.ts', ['let count = 0', '0 → 1', ONLY_COMPARED]),
  inFile(
    'src/platform/cache/changes.ts',
    ['let announced = 0', '0 → 1', ONLY_COMPARED],
    ['awaited.delete(mark)', 'awaited.delete(mark) → {}', 'it gives memory back; who waited has been told'],
  ),
  inFile('src/platform/cache/reads.ts', [
    'if (!expires || moment < expires) expires = moment',
    '< → <=',
    'of two moments that are the same, either may be kept',
  ]),
  inFile(
    'src/platform/cache/tagged-cache.ts',
    ['if (kept !== latest) prove(key, kept)', 'kept !== latest → true', LATEST],
    ['latest = kept', 'latest = kept → {}', LATEST],
  ),
  inFile(
    'src/platform/time/berlin.ts',
    [
      "let last = { hour: Number.NaN, day: '' }",
      "'' → 'mutated'",
      'no hour is equal to this one, so its day is never given',
    ],
    [
      'if (hour !== last.hour) last = { hour, day: inBerlin(at).toPlainDate().toString() }',
      'hour !== last.hour → true',
      SPEED,
    ],
    ['const hour = Math.floor(at.getTime() / 3_600_000)', '/ → *', SPEED],
  ),
  inFile('src/domains/events/days.ts', ['return ended > day ? ended : day', '> → >=', SAME_DAY]),
  inFile('src/domains/events/events-by-id.ts', [
    'const isRunning = event.day < today && lastDay >= today',
    '< → <=',
    'an event of today is put on today',
  ]),
  inFile(
    'src/domains/events/programme.ts',
    ['event.day < from ? { ...event, day: from } : event,', '< → <=', SAME_DAY],
    [
      '.flatMap(({ day, lastDay }) => daysBetween(day > first ? day : first, lastDay, next))',
      '> → >=',
      SAME_DAY,
    ],
  ),
  inFile(
    'src/pages/module-events.ts',
    [
      'return listed.map((event) => (event.day < first ? { ...event, day: first } : event))',
      '< → <=',
      SAME_DAY,
    ],
    [
      "await countVisible(context, { key: 'events {}', tags: [EVENTS_TAG], table: events, where: undefined })",
      "'events {}' → ''",
      'the name under which the number is kept; no other number has either of them',
    ],
  ),
  inFile('src/pages/redirect-rules.ts', [
    "address.startsWith('./') ? from.slice(0, from.lastIndexOf('/') + 1) + address.slice(2) : address,",
    'address.slice(2) → address',
    'a dot segment inside a path says nothing; the address is read without it',
  ]),
  inFile('src/domains/productions/performances.ts', [
    "publishedAt: timestamp('published_at', { withTimezone: true }),",
    'true → false',
    'the column is only compared here, never read',
  ]),
  inFile(
    'src/domains/venues/screens/opening-state.ts',
    [
      'const [next] = spans.map(({ from }) => from).filter((from) => time < from)',
      '< → <=',
      'at its very beginning a span is open, which was answered before',
    ],
    [
      "return { from: time_from ?? '00:00:00', to: time_to ?? MIDNIGHT }",
      "'00:00:00' → ''",
      'compared as text, nothing comes before either, and a beginning that has passed is not shown',
    ],
  ),
  inFile(
    'src/contract/params.ts',
    [
      "const iso = text.replace(/^(\\d{2})-(\\d{2})-(\\d{4})$/, '$3-$2-$1')",
      '/^(\\d{2})-(\\d{2})-(\\d{4})$/ → /(\\d{2})-(\\d{2})-(\\d{4})$/',
      'what stands before the day is still there afterwards, and then it is no date',
    ],
    [
      "const iso = text.replace(/^(\\d{2})-(\\d{2})-(\\d{4})$/, '$3-$2-$1')",
      '/^(\\d{2})-(\\d{2})-(\\d{4})$/ → /^(\\d{2})-(\\d{2})-(\\d{4})/',
      'what stands behind the day is still there afterwards, and then it is no date',
    ],
  ),
  inFile(
    'src/contract/route-pattern.ts',
    ['if (!segments) {', '!segments → true', SPEED],
    ['compiled.set(pattern, segments)', 'compiled.set(pattern, segments) → {}', SPEED],
  ),
  inFile('src/site/routing/right-case.ts', [
    'if (pathname === pathname.toLowerCase()) return pathname',
    'pathname === pathname.toLowerCase() → false',
    'it spares the walk through the routes, which would find the same path',
  ]),
  inFile(
    'src/pages/stored-modules.ts',
    ["writer: Writer = { role: 'editor' },", "'editor' → ''", 'anybody but an admin is the same here'],
    [
      "return { id, model: '', version: 0, fields: {} }",
      "'' → 'mutated'",
      'nobody gets it: there is a message, and so a refusal',
    ],
    [
      "return { id, model: '', version: 0, fields: {} }",
      '0 → 1',
      'nobody gets it: there is a message, and so a refusal',
    ],
    [
      'return [{ ...fields, id: stored.id, model: definition.model, parent, order: 0 }]',
      '0 → 1',
      'the list gives every module its order',
    ],
  ),
  inFile('src/pages/nested-modules.ts', [
    'const field = Object.hasOwn(parent.fields, name) ? parent.fields[name] : undefined',
    'Object.hasOwn(parent.fields, name) → true',
    'what every object has is no field that holds modules, and is refused one line on',
  ]),
  inFile('src/domains/forms/check-values.ts', [
    'visible: true,',
    'true → false',
    'a field that is not required may be seen or not',
  ]),
].flat()
