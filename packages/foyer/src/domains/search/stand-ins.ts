/** Private-use characters around a part of a text that is in the other language. */
const BEGINS = '\uE000'
const ENDS = '\uE001'

export function asStandIn(text: string): string {
  return text && `${BEGINS}${text}${ENDS}`
}

export function withoutSigns(text: string): string {
  return text.replace(/[\uE000\uE001]/g, '')
}

/** Whether a position of a text is inside such a part. */
export function isInStandIn(text: string, place: number): boolean {
  return place > 0 && text.lastIndexOf(BEGINS, place - 1) > text.lastIndexOf(ENDS, place - 1)
}

/**
 * A text in parts, each with whether it is in the other language. `isWithin` is the state at the beginning of a cut
 * text.
 */
export function partsOf(text: string, isWithin: boolean): { text: string; isStandIn: boolean }[] {
  let isStandIn = isWithin
  return text.split(/([\uE000\uE001])/).flatMap((part) => {
    if (part === BEGINS || part === ENDS) {
      isStandIn = part === BEGINS
      return []
    }
    return part ? [{ text: part, isStandIn }] : []
  })
}
