import type { FilterField } from './filter-rules.ts'
import type { OptionLists } from './options.ts'

/** Keys that the panel shows as one filter, under the label of the other. */
const TOGETHER: Record<string, string> = { age: 'audience', pay: 'price_max', premiere: 'tickets' }

/** The filters of the panel, with their options. */
export function fieldsOf<K extends string>(
  keys: readonly K[],
  options: OptionLists<K>,
  labels: Record<K, unknown>,
): FilterField<K>[] {
  return [...Map.groupBy(keys, (key) => (TOGETHER[key] ?? key) as K)].map(([name, members]) => ({
    key: name,
    keys: members,
    label: labels[name] as string,
    options: members.flatMap((of) => (options[of] ?? []).map((option) => ({ ...option, of }))),
    isLoading: members.some((of) => options[of] === null),
  }))
}
