import { hasHigherPrice, mainPriceOf } from './sale-types.ts'

interface Priced {
  prices: { price: string; text: string }[]
  seat_groups: { prices: { price: string; text: string }[] }[]
}

/**
 * The lowest and the highest price of an event, including its seat groups; null if none is known. A price of 0.00 among
 * others is for children (2 §5); alone it means that the event is free.
 */
export function priceRange({ prices, seat_groups }: Priced): { lowest: string; highest: string } | null {
  const all = [...prices, ...seat_groups.flatMap((group) => group.prices)].map(({ price }) => price)
  const paid = all.filter((price) => Number(price) > 0).sort((one, other) => Number(one) - Number(other))
  const [lowest = all[0]] = paid
  return lowest === undefined ? null : { lowest, highest: paid.at(-1) ?? lowest }
}

export function isFree({ highest }: { highest: string }): boolean {
  return Number(highest) === 0
}

/** Whether the event is pay what you can: a seat group has a price above its main one. */
export function isPayWhatYouCan({ prices, seat_groups }: Priced): boolean {
  const groups = seat_groups.length > 0 ? seat_groups : [{ prices }]
  return groups.some((group) => {
    const main = mainPriceOf(group.prices)
    return main !== undefined && hasHigherPrice(main, group.prices)
  })
}
