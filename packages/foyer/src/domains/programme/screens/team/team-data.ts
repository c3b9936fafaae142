import type { Call } from '../../../../contract/endpoint.ts'
import { isFailure } from '../../../../contract/errors.ts'
import type { Locale } from '../../../../contract/locale.ts'
import { routePattern } from '../../../../contract/routes.ts'
import type { Page } from '../../../../pages/contract.ts'
import { pages } from '../../../../pages/endpoints.ts'
import type { LoadArguments } from '../../../../ui/screen.ts'
import type { PersonSummary } from '../../../people/contract.ts'
import { people } from '../../../people/endpoints.ts'

export interface TeamData {
  /** The CMS page behind the list, which provides the header (3-readings, Routes); null if there is none. */
  page: Page | null
  /** In the order of the categories; people without one come last. */
  groups: { id: number; name: string; lang?: Locale; people: PersonSummary[] }[]
}

const PAGE_SIZE = 100

export async function loadTeam({ call, locale }: LoadArguments): Promise<TeamData> {
  const slug = routePattern('team', locale).replace(/^\/\w+\//, '')
  const [everyone, { data: categories }, page] = await Promise.all([
    loadEveryone(call),
    call(people.categories),
    call(pages.page, { slug }).catch(nullWhenMissing),
  ])
  const groups = [...categories, { id: 0, name: '', lang: undefined }].map(({ id, name, lang }) => ({
    ...{ id, name, lang },
    people: everyone.filter(({ category }) => (category?.id ?? 0) === id),
  }))
  return { page, groups: groups.filter((group) => group.people.length > 0) }
}

/** Loads all people: a call returns a hundred; further pages are loaded at once. */
async function loadEveryone(call: Call): Promise<PersonSummary[]> {
  const first = await call(people.list, { page_size: PAGE_SIZE })
  const more = Math.ceil(first.count / PAGE_SIZE) - 1
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, more) }, (_, place) =>
      call(people.list, { page: place + 2, page_size: PAGE_SIZE }),
    ),
  )
  return [first, ...rest].flatMap(({ results }) => results)
}

function nullWhenMissing(error: unknown): null {
  if (isFailure(error) && error.status === 404) return null
  throw error
}
