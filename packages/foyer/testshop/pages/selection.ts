/**
 * The tickets that a buyer has chosen. They are in the form and in the address, so every step is a page that needs no scripts.
 */
export interface Selection {
  /** The timeslot; null where none is chosen. */
  block: number | null
  /** The numbers of tickets by seat group and sale type: `1-2`. */
  amounts: Map<string, number>
}

const PRICE = /^tickets-(\d{1,9}-\d{1,9})$/
/** Of one kind; a call to the cart accepts no more. */
const MOST = 99

export const priceKey = (seatGroup: number, saleType: number) => `${seatGroup}-${saleType}`

/** Reads the selection and applies the pressed button: one more, one less, another timeslot. */
export function readSelection(form: URLSearchParams): Selection {
  const amounts = new Map<string, number>()
  for (const [name, value] of form) {
    const [, key] = PRICE.exec(name) ?? []
    if (key && /^\d{1,2}$/.test(value)) amounts.set(key, Number(value))
  }
  const change = (key: string | null, by: number) => {
    if (key === null || !PRICE.test(`tickets-${key}`)) return
    amounts.set(key, Math.min(MOST, Math.max(0, (amounts.get(key) ?? 0) + by)))
  }
  change(form.get('more'), 1)
  change(form.get('less'), -1)
  // The last value counts: the button comes after the field with the former timeslot.
  const block = form.getAll('block').at(-1) ?? ''
  return { amounts, block: /^\d{1,9}$/.test(block) ? Number(block) : null }
}

/** The tickets of a selection by seat group. */
export function chosenTickets({ amounts }: Selection): Map<number, { saleType: number; quantity: number }[]> {
  const chosen = new Map<number, { saleType: number; quantity: number }[]>()
  for (const [key, quantity] of amounts) {
    const [seatGroup = 0, saleType = 0] = key.split('-').map(Number)
    if (quantity === 0) continue
    chosen.set(seatGroup, [...(chosen.get(seatGroup) ?? []), { saleType, quantity }])
  }
  return chosen
}
