import { useLocation } from 'react-router'
import { useCall } from '../../../../ui/use-call.ts'
import { useStrings } from '../../../../ui/use-locale.ts'
import type { OptionLists } from '../filter/options.ts'
import { PRODUCTION_KEYS, type ProductionKey, writeQuery } from '../filter/query.ts'
import { FilteredList } from '../list-page/filtered-list.tsx'
import { fetchDays, type Repertoire } from './productions-data.ts'
import { ProductionsWall } from './productions-wall.tsx'
import { strings } from './strings.ts'

interface Props {
  repertoire: Repertoire
  options: OptionLists<ProductionKey>
  isBusy: boolean
}

/** The productions with their filters. */
export function ProductionsOverview({ repertoire, options, isBusy }: Props) {
  const t = useStrings(strings)
  const call = useCall()
  const { pathname } = useLocation()
  const { query, today, list } = repertoire
  return (
    <FilteredList
      keys={PRODUCTION_KEYS}
      query={query}
      options={options}
      today={today}
      defaultDay={null}
      isBusy={isBusy}
      isEmpty={list.count === 0}
      emptyText={t.nothing}
      count={t.count(list.count)}
      noDate={t.anyDate}
      aside={<p>{t.order}</p>}
      loadDays={(month, wanted) => fetchDays(call, wanted, month)}
    >
      <ProductionsWall key={pathname + writeQuery(query, PRODUCTION_KEYS)} repertoire={repertoire} />
    </FilteredList>
  )
}
