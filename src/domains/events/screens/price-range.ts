import type { EventSummary } from '../contract.ts'

type PriceRange = { kind: 'none' | 'free' } | { kind: 'one' | 'from'; price: string }

/** What an evening costs at least. A price of 0.00 beside others is for children; alone it is a free evening. */
export function priceRange({
  prices,
  seat_groups,
}: Pick<EventSummary, 'prices' | 'seat_groups'>): PriceRange {
  const all = [...prices, ...seat_groups.flatMap((group) => group.prices)].map(({ price }) => price)
  if (all.length === 0) return { kind: 'none' }
  const paid = [...new Set(all)].filter((price) => Number(price) > 0).sort((a, b) => Number(a) - Number(b))
  const [lowest] = paid
  if (lowest === undefined) return { kind: 'free' }
  return { kind: paid.length > 1 ? 'from' : 'one', price: lowest }
}
