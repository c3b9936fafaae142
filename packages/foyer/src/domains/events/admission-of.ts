import { isFree, isPayWhatYouCan, priceRange } from '../../contract/price-range.ts'

interface Amount {
  price: string
  text: { de?: string; en?: string }
}
interface Group {
  prices: Amount[]
}

/** What the filters of the programme need of the prices of an event: the lowest one in cents, and whether visitors may choose. */
export function admissionOf(prices: Amount[], groups: Group[]) {
  const plain = (amounts: Amount[]) =>
    amounts.map(({ price, text }) => ({ price, text: text.de || text.en || '' }))
  const priced = {
    prices: plain(prices),
    seat_groups: groups.map((group) => ({ prices: plain(group.prices) })),
  }
  const range = priceRange(priced)
  return {
    priceFrom: range && Math.round(Number(range.lowest) * 100),
    isPayWhatYouCan: range !== null && !isFree(range) && isPayWhatYouCan(priced),
  }
}
