import { useState } from 'react'
import { onDemand, useOnDemand } from '../../../../ui/on-demand.ts'
import { useCall } from '../../../../ui/use-call.ts'
import { useStrings } from '../../../../ui/use-locale.ts'
import type { EventSummary } from '../../../events/contract.ts'
import { events } from '../../../events/endpoints.ts'
import styles from './event-overview.module.css'
import { monthOf } from './month-of.ts'
import { strings } from './strings.ts'

const sheet = onDemand(() => import('./month-sheet.tsx'))

/** Prints the month the list begins in, from that day on, and of the next one what its sheet has room for. */
export function PrintMonth({ from }: { from: string }) {
  const t = useStrings(strings)
  const call = useCall()
  const [printed, setPrinted] = useState<EventSummary[] | null>(null)
  const parts = useOnDemand(sheet, printed !== null)
  const begin = async () => {
    const found: EventSummary[] = []
    for (let page = 1; ; page++) {
      const { results, next } = await call(events.list, { date: from, page, page_size: 100 })
      found.push(...results)
      const [first, last] = [found[0], found.at(-1)]
      if (!next || !first || !last || monthOf(last.day) !== monthOf(first.day)) break
    }
    setPrinted(found)
  }
  return (
    <>
      <button type="button" className={styles.print} onClick={() => void begin().catch(() => print())}>
        {t.printMonth}
      </button>
      {printed && parts && <parts.MonthSheet events={printed} onPrinted={() => setPrinted(null)} />}
    </>
  )
}
