import { Head } from '../../../../ui/head.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { useStrings } from '../../../../ui/use-locale.ts'
import type { OptionLists } from '../filter/options.ts'
import type { EventKey } from '../filter/query.ts'
import styles from '../list-page/list-page.module.css'
import { headOf, type PageBehind } from '../list-page/page-behind.ts'
import { useIsReloading } from '../list-page/use-is-reloading.ts'
import { EventOverview } from './event-overview.tsx'
import type { Programme } from './programme-data.ts'
import { strings } from './strings.ts'

export interface ProgrammeScreen {
  page: PageBehind | null
  programme: Programme
  options: OptionLists<EventKey>
}

/** 2 §2 Event programme. */
export function ProgrammeView({ data: { page, programme, options } }: { data: ProgrammeScreen }) {
  const t = useStrings(strings)
  const isBusy = useIsReloading()
  return (
    <main id="main-content" className={styles.main} data-part="list-page">
      <Head {...headOf('events', page, t.programme)} />
      <PageHeader headline={page?.headline || t.overlay} trail={[{ title: page?.title || t.programme }]} />
      <EventOverview name="programme" programme={programme} options={options} isBusy={isBusy} />
    </main>
  )
}
