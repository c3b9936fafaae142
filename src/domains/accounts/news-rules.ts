/** What can be new of an evening, the gravest first: of one evening only the first of them is told. */
export const NEWS_KINDS = ['cancelled', 'moved', 'new_date', 'on_sale', 'few_left'] as const
export type NewsKind = (typeof NEWS_KINDS)[number]

export interface Evening {
  status: string
  dateStart: Date
  dateEnd: Date
  ticketSaleFrom: Date | null
  /** From when on visitors see it. */
  publishedAt: Date
}

/** What the house had written of it when the person last knew: null where it has not changed, 'nothing' where it was not there. */
export type Earlier = null | 'nothing' | { status: string; dateStart: Date; isOnline: boolean }

export interface Looking {
  /** When the person last looked, or kept the item, whichever was later. */
  since: Date
  now: Date
  /** The evening itself is kept, and not only its production. */
  isKept: boolean
}

/**
 * A look within an hour of the last one belongs to the same visit: whoever reloads the page still sees what was new. Nothing is new
 * to somebody who looks for the first time.
 */
const SAME_VISIT = 3_600_000

export interface Looks {
  newsSince: Date
  lookedAt: Date
}

export function nextLook(before: Looks | undefined, now: Date): Looks {
  if (!before) return { newsSince: now, lookedAt: now }
  return { newsSince: newsSince(before, now) ?? now, lookedAt: now }
}

/** From when on something is news; null for somebody who has never looked. */
export function newsSince(before: Looks | undefined, now: Date): Date | null {
  if (!before) return null
  return now.getTime() - before.lookedAt.getTime() > SAME_VISIT ? before.lookedAt : before.newsSince
}

/** What is new of an evening that can be seen now; null where nothing is, or where it is over. */
export function newsOf(evening: Evening, earlier: Earlier, { since, now, isKept }: Looking): NewsKind | null {
  const { status, dateStart, dateEnd, ticketSaleFrom, publishedAt } = evening
  if (dateEnd <= now) return null
  const was = earlier === 'nothing' ? null : earlier
  const wasHidden = earlier === 'nothing' || was?.isOnline === false || publishedAt > since
  if (status === 'cancelled') return was && was.status !== 'cancelled' ? 'cancelled' : null
  if (!wasHidden && was && (was.dateStart.getTime() !== dateStart.getTime() || isNow('moved'))) return 'moved'
  if (wasHidden && !isKept) return 'new_date'
  if (status === 'sold_out') return null
  if (ticketSaleFrom && ticketSaleFrom > since && ticketSaleFrom <= now) return 'on_sale'
  // What a shop has left has no past that could be asked for: better told twice than not at all.
  return status === 'few_left' && isKept && was?.status !== 'few_left' ? 'few_left' : null

  function isNow(wanted: string): boolean {
    return status === wanted && was?.status !== wanted
  }
}
