/** 2 §3: a price is text such as 12.50. The lowest and the highest of them; null where there are none. */
export function priceRange(prices: readonly { price: string }[]): { lowest: string; highest: string } | null {
  const inOrder = prices.map(({ price }) => price).sort((one, other) => Number(one) - Number(other))
  const [lowest] = inOrder
  const highest = inOrder.at(-1)
  return lowest !== undefined && highest !== undefined ? { lowest, highest } : null
}
