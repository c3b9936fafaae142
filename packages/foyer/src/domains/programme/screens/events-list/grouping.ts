import type { EventSummary, EventTeaser } from '../../../events/contract.ts'

/** Events and teasers are in one list; `xtype` tells them apart (2 §3 Event). */
export type ProgrammeItem = ({ xtype: 'event' } & EventSummary) | ({ xtype: 'teaser' } & EventTeaser)

export interface ProgrammeDay {
  /** The day at the house, as YYYY-MM-DD. */
  day: string
  items: ProgrammeItem[]
}

/** The days shown so far, and the teasers whose day has not been reached. */
export interface Arranged {
  days: ProgrammeDay[]
  waiting: EventTeaser[]
}

interface More {
  events: EventSummary[]
  /** These are the last events. */
  isLast: boolean
}

export function nothingYet(teasers: EventTeaser[]): Arranged {
  return { days: [], waiting: [...teasers].sort((a, b) => order(a.position, b.position)) }
}

/**
 * Puts the next events under their days. A teaser is placed at the end of its day when an event of a later day follows,
 * or when the list has ended. A day without events is not shown, and its teaser is placed at the end of the day before.
 * Days that do not change stay the same objects, so that React does not render them again.
 */
export function arrange({ days, waiting }: Arranged, { events, isLast }: More): Arranged {
  const grown = [...days]
  const left = [...waiting]
  const place = (day: string, item: ProgrammeItem) => {
    const last = grown.at(-1)
    if (last && last.day === day) grown[grown.length - 1] = { day, items: [...last.items, item] }
    else grown.push({ day, items: [item] })
  }
  const placeTeasers = (isDue: (teaser: EventTeaser) => boolean) => {
    while (left[0] && isDue(left[0])) {
      const teaser = left.shift() as EventTeaser
      place(grown.at(-1)?.day ?? teaser.position, { ...teaser, xtype: 'teaser' })
    }
  }
  for (const event of events) {
    const last = grown.at(-1)?.day
    // Teasers of days before the first one shown are placed at its end: a day without events is not shown.
    if (last !== undefined && last !== event.day) placeTeasers(({ position }) => position < event.day)
    place(event.day, { ...event, xtype: 'event' })
  }
  if (isLast && grown.length > 0) placeTeasers(() => true)
  return { days: grown, waiting: left }
}

/**
 * 3-readings, Decided after the site was walked, Over today: events that are over are folded, coming ones stay visible.
 */
export function apartIfOver(items: ProgrammeItem[]): { over: ProgrammeItem[]; coming: ProgrammeItem[] } {
  const isOver = (item: ProgrammeItem) => item.xtype === 'event' && item.ticket_sale === 'over'
  return { over: items.filter(isOver), coming: items.filter((item) => !isOver(item)) }
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
