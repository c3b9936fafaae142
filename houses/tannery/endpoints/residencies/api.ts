import { addDays, bind, houseDay, houseInstant, listItems } from 'openfoyer/server'
import { residency } from '../../resources/residency.ts'
import * as contract from './contract.ts'
import { residencies } from './endpoints.ts'

export default bind(residencies, contract, {
  async list(context) {
    const today = houseDay(context.clock.now())
    // At midnight a call may close, and a residency begin.
    context.reads.until(new Date(houseInstant(addDays(today, 1), '00:00')))
    const items = await listItems(context, residency, { limit: 200 })
    const data = items
      .map((item) => {
        const { id, title, address, what, about, room, call_until: until } = item
        const [starts, ends] = [item.starts ?? '', item.ends ?? '']
        const [words, email, link] = [item.call_words, item.call_email, item.call_link]
        return {
          ...{ id, title, address, what, about, room, starts, ends },
          when: ends < today ? ('past' as const) : starts > today ? ('next' as const) : ('now' as const),
          call: until ? { until, words, email, link, is_open: until >= today } : null,
        }
      })
      .sort((one, other) => one.starts.localeCompare(other.starts) || one.id - other.id)
    return { data }
  },
})
