import { ALIASES } from '../contract/aliases.ts'
import { isForPeople } from '../contract/for-people.ts'
import { LOCALES, type Locale } from '../contract/locale.ts'
import { PATH_WORDS, type PathName } from '../contract/path-words.ts'
import { overlap } from '../contract/route-pattern.ts'
import { ROUTES, type RouteName, type RouteRow } from '../contract/route-table.ts'
import { SetupError } from './setup-error.ts'

type Table = Record<string, RouteRow>
type Paths = Partial<Record<PathName, Partial<Record<Locale, string>>>>

/** The screens whose addresses begin with the word of a list. */
const MEMBERS: Partial<Record<PathName, RouteName[]>> = {
  events: ['events', 'event'],
  productions: ['productions', 'production'],
  magazine: ['magazine', 'magazineTags', 'magazineCategory', 'magazineTag', 'article'],
  team: ['team', 'person'],
}

/** Refuses words of the house that would lead to two screens, or to none. */
export function checkPaths(paths: Paths, table: Table = ROUTES): void {
  for (const name of Object.keys(PATH_WORDS) as PathName[]) {
    for (const locale of LOCALES) if (paths[name]?.[locale]) checkPath(name, locale, table)
  }
}

function checkPath(name: PathName, locale: Locale, table: Table): void {
  const members: string[] = MEMBERS[name] ?? [name]
  for (const pattern of members.flatMap((member) => patternsOf(table[member], locale))) {
    const other = Object.keys(table).find(
      (one) =>
        one !== 'page' &&
        !members.includes(one) &&
        patternsOf(table[one]).some((theirs) => overlap(theirs, pattern)),
    )
    if (other)
      throw new SetupError(`house.ts: paths.${name}: ${pattern} is already the address of "${other}".`)
    const isTaken = Object.keys(ALIASES).some((alias) => overlap(alias, pattern)) || !isForPeople(pattern)
    if (isTaken)
      throw new SetupError(`house.ts: paths.${name}: ${pattern} is an address that Foyer itself answers.`)
  }
}

function patternsOf(row: RouteRow | undefined, locale?: Locale): string[] {
  if (!row) return []
  if (typeof row.path === 'string') return [row.path]
  return locale ? [row.path[locale]] : Object.values(row.path)
}
