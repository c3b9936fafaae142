import { useLocation } from 'react-router'
import { Head } from '../../../../ui/head.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { useCall } from '../../../../ui/use-call.ts'
import { useStrings } from '../../../../ui/use-locale.ts'
import type { OptionLists } from '../filter/options.ts'
import { PRODUCTION_KEYS, type ProductionKey, writeQuery } from '../filter/query.ts'
import { FilteredList } from '../list-page/filtered-list.tsx'
import styles from '../list-page/list-page.module.css'
import { headOf, type PageBehind } from '../list-page/page-behind.ts'
import { useIsReloading } from '../list-page/use-is-reloading.ts'
import { fetchDays, type Repertoire } from './productions-data.ts'
import { ProductionsWall } from './productions-wall.tsx'
import { strings } from './strings.ts'

export interface ProductionsScreen {
  page: PageBehind | null
  repertoire: Repertoire
  options: OptionLists<ProductionKey>
}

/** 2 §2 Productions. */
export function ProductionsView({ data: { page, repertoire, options } }: { data: ProductionsScreen }) {
  const t = useStrings(strings)
  const call = useCall()
  const { pathname } = useLocation()
  const isBusy = useIsReloading()
  const { query, today, list } = repertoire
  return (
    <main id="main-content" className={styles.main}>
      <Head {...headOf('productions', page, t.productions)} />
      <PageHeader
        headline={page?.headline || t.productions}
        trail={[{ title: page?.title || t.productions }]}
      />
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
        loadDays={(month, wanted) => fetchDays(call, wanted, month)}
      >
        <ProductionsWall key={pathname + writeQuery(query, PRODUCTION_KEYS)} repertoire={repertoire} />
      </FilteredList>
    </main>
  )
}
