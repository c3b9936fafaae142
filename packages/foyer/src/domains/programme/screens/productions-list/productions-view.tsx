import { Head } from '../../../../ui/head.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { useStrings } from '../../../../ui/use-locale.ts'
import type { OptionLists } from '../filter/options.ts'
import type { ProductionKey } from '../filter/query.ts'
import styles from '../list-page/list-page.module.css'
import { headOf, type PageBehind } from '../list-page/page-behind.ts'
import { useIsReloading } from '../list-page/use-is-reloading.ts'
import type { Repertoire } from './productions-data.ts'
import { ProductionsOverview } from './productions-overview.tsx'
import { strings } from './strings.ts'

export interface ProductionsScreen {
  page: PageBehind | null
  repertoire: Repertoire
  options: OptionLists<ProductionKey>
}

/** 2 §2 Productions. */
export function ProductionsView({ data: { page, repertoire, options } }: { data: ProductionsScreen }) {
  const t = useStrings(strings)
  const isBusy = useIsReloading()
  return (
    <main id="main-content" className={styles.main} data-part="list-page">
      <Head {...headOf('productions', page, t.productions)} />
      <PageHeader
        headline={page?.headline || t.productions}
        trail={[{ title: page?.title || t.productions }]}
      />
      <ProductionsOverview repertoire={repertoire} options={options} isBusy={isBusy} />
    </main>
  )
}
