import { useState } from 'react'
import { onDemand, useOnDemand } from '../../../../ui/on-demand.ts'
import { useCall } from '../../../../ui/use-call.ts'
import { useStrings } from '../../../../ui/use-locale.ts'
import type { EventSummary } from '../../../events/contract.ts'
import { events } from '../../../events/endpoints.ts'
import styles from './event-overview.module.css'
import { monthOf } from './month-of.ts'
import type { ProgrammeQuery } from './programme-data.ts'
import { strings } from './strings.ts'

const sheet = onDemand(() => import('./month-sheet.tsx'))

/** Prints the month in which the list begins, from that day on, with the filters of the list. */
export function PrintMonth({ query, from }: { query: ProgrammeQuery; from: string }) {
  const t = useStrings(strings)
  const call = useCall()
  const [printed, setPrinted] = useState<EventSummary[] | null>(null)
  const parts = useOnDemand(sheet, printed !== null)
  const begin = async () => {
    const found: EventSummary[] = []
    for (let page = 1; ; page++) {
      const { results, next } = await call(events.list, {
        ...query.filters,
        date: from,
        page,
        page_size: 100,
      })
      found.push(...results)
      const last = found.at(-1)
      if (!next || !last || monthOf(last.day) !== monthOf(found[0]?.day ?? '')) break
    }
    setPrinted(found.filter(({ day }) => monthOf(day) === monthOf(found[0]?.day ?? '')))
  }
  return (
    <>
      <button type="button" className={styles.print} onClick={() => void begin().catch(() => print())}>
        <span className={styles.long}>{t.printMonth}</span>
        <span className={styles.short}>{t.print}</span>
      </button>
      {printed && parts && <parts.MonthSheet events={printed} onPrinted={() => setPrinted(null)} />}
    </>
  )
}
