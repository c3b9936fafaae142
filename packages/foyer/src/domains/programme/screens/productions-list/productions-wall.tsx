import { useLocation } from 'react-router'
import type { Paged } from '../../../../contract/paging.ts'
import { useCall } from '../../../../ui/use-call.ts'
import { useStrings } from '../../../../ui/use-locale.ts'
import type { ProductionSummary } from '../../../productions/contract.ts'
import { PRODUCTION_KEYS, writeQuery } from '../filter/query.ts'
import { beginList } from '../paged-list/list-state.ts'
import { LoadMore, PassList } from '../paged-list/load-more.tsx'
import { strings } from '../paged-list/strings.ts'
import { usePagedList } from '../paged-list/use-paged-list.ts'
import { ProductionPoster } from './production-poster.tsx'
import { fetchProductions, type Repertoire } from './productions-data.ts'
import styles from './productions-wall.module.css'

const append = (shown: ProductionSummary[], { results }: Paged<ProductionSummary>) => [...shown, ...results]

/** How many posters are visible at first. */
const FIRST = 3

/** The productions as a grid of posters, page by page. For another query the component is mounted again. */
export function ProductionsWall({ repertoire: { query, list } }: { repertoire: Repertoire }) {
  const t = useStrings(strings)
  const call = useCall()
  const { pathname } = useLocation()
  const { state, more, pass, isWaiting } = usePagedList<ProductionSummary, ProductionSummary[]>({
    list: 'productions',
    search: writeQuery(query, PRODUCTION_KEYS),
    begin: () => beginList(query.page, list.count, list.next !== null, list.results),
    fetchPage: (page) => fetchProductions(call, query, page),
    append,
  })
  const pageAt = (page: number) => writeQuery({ ...query, page }, PRODUCTION_KEYS) || pathname
  return (
    <>
      {query.page > 1 && (
        <a className={styles.earlier} href={pageAt(query.page - 1)}>
          {t.earlier}
        </a>
      )}
      {state.hasMore && <PassList pass={pass} />}
      <ol className={styles.wall}>
        {state.shown.map((production, place) => (
          <li key={production.id}>
            <ProductionPoster production={production} isFirst={place < FIRST} />
          </li>
        ))}
      </ol>
      <LoadMore state={state} isWaiting={isWaiting} href={pageAt(state.page + 1)} more={more} pass={pass} />
    </>
  )
}
