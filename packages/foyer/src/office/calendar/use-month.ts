import { useCallback } from 'react'
import type { ResourceDescription } from '../../fields/description.ts'
import type { ListedItem } from '../calls.ts'
import { useAnswer } from '../use-answer.ts'
import { useOffice } from '../use-office.ts'
import { type Month, weeksOf } from './month.ts'

const AT_ONCE = 100

/** All events that begin in the weeks of a month, by day. */
export function useMonth(resource: ResourceDescription, month: Month) {
  const { calls } = useOffice()
  const ask = useCallback(async () => {
    const days = weeksOf(month).flat()
    const items: ListedItem[] = []
    for (let page = 1; ; page++) {
      const { count, results } = await calls.list(resource, {
        ...{ from: days[0], to: days.at(-1), ordering: resource.begins },
        ...{ page, page_size: AT_ONCE },
      })
      items.push(...results)
      if (items.length >= count || results.length === 0) break
    }
    return Map.groupBy(items, (item) => String(item[resource.begins ?? '']).slice(0, 10))
  }, [calls, resource, month])
  return useAnswer(ask)
}
