import type { NEWS_KINDS } from './favorite-contract.ts'

type NewsKind = (typeof NEWS_KINDS)[number]

export interface Evening {
  status: string
  dateStart: Date
  dateEnd: Date
  ticketSaleFrom: Date | null
  /** From when on visitors see it. */
  publishedAt: Date
}

/** The stored state when the user last knew it: null if it has not changed, 'nothing' if the event did not exist. */
export type Earlier = null | 'nothing' | { status: string; dateStart: Date; isOnline: boolean }

export interface Looking {
  /** When the user last looked, or added the item, whichever was later. */
  since: Date
  now: Date
  /** The event itself is a favorite, not only its production. */
  isKept: boolean
}

/**
 * A look within an hour of the last one belongs to the same visit: after a reload the news are still shown. On the
 * first look nothing is new.
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

/** The moment from which changes are news; null if the user has never looked. */
export function newsSince(before: Looks | undefined, now: Date): Date | null {
  if (!before) return null
  return now.getTime() - before.lookedAt.getTime() > SAME_VISIT ? before.lookedAt : before.newsSince
}

/** What is new about an event that is visible now; null if nothing is, or if the event is over. */
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
  // The past states of the shop are not stored, so this may be reported twice, which is better than never.
  return status === 'few_left' && isKept && was?.status !== 'few_left' ? 'few_left' : null

  function isNow(wanted: string): boolean {
    return status === wanted && was?.status !== wanted
  }
}
