import { Link } from '../../../../ui/link.tsx'
import { useStrings } from '../../../../ui/use-locale.ts'
import { strings } from './drop-strings.ts'
import { chipsOf, type FilterField } from './filter-rules.ts'
import { type ListQuery, writeQuery } from './query.ts'

interface Props<K extends string> {
  query: ListQuery<K>
  keys: readonly K[]
  fields: FilterField<K>[]
  /** How many results there are without each filter. */
  without: Record<string, number>
  countText?(count: number): string
}

/** An empty result names the filters to drop, and how many results each of them hides. */
export function Droppable<K extends string>({ query, keys, fields, without, countText = String }: Props<K>) {
  const t = useStrings(strings)
  const chips = chipsOf(query, fields)
  return (
    <>
      {Object.entries(without).map(([key, count]) => {
        if (count === 0) return null
        const { until, ...open } = query
        const changed =
          key === 'date'
            ? { ...open, date: null }
            : { ...query, filters: { ...query.filters, [key]: undefined } }
        const names = chips.filter((chip) => chip.key === key).map(({ name }) => name)
        const hidden = countText(count)
        return (
          <li key={key}>
            <Link to={writeQuery({ ...changed, page: 1 }, keys) || '?'} preventScrollReset>
              {key === 'date' ? t.onOtherDays(hidden) : t.drop(names.join(', '), hidden)}
            </Link>
          </li>
        )
      })}
    </>
  )
}
