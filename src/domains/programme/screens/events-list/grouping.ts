import type { EventSummary, EventTeaser } from '../../../events/contract.ts'

/** Events and teasers stand in one list; `xtype` says which is which (2 §3 Event). */
export type ProgrammeItem = ({ xtype: 'event' } & EventSummary) | ({ xtype: 'teaser' } & EventTeaser)

export interface ProgrammeDay {
  /** Berlin's, as YYYY-MM-DD. */
  day: string
  items: ProgrammeItem[]
}

/** What is shown so far, and the teasers whose day has not been passed yet. */
export interface Arranged {
  days: ProgrammeDay[]
  waiting: EventTeaser[]
}

interface More {
  events: EventSummary[]
  /** Nothing comes after these. */
  isLast: boolean
}

export function nothingYet(teasers: EventTeaser[]): Arranged {
  return { days: [], waiting: [...teasers].sort((a, b) => order(a.position, b.position)) }
}

/**
 * Puts the next events under their days. A teaser stands at the end of its day, once the events have passed that day or
 * the list has ended; a day on which nothing else happens is no day of the programme, and its teaser closes the one before. Days that were complete before stay the very same objects, so that nothing of them is drawn again.
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
    // What belongs before the first day shown closes that day: without an evening there is no day.
    if (last !== undefined && last !== event.day) placeTeasers(({ position }) => position < event.day)
    place(event.day, { ...event, xtype: 'event' })
  }
  if (isLast && grown.length > 0) placeTeasers(() => true)
  return { days: grown, waiting: left }
}

/** 3-readings, Decided after the site was walked, Over today: what has ended steps back, what is to come stays in front. */
export function apartIfOver(items: ProgrammeItem[]): { over: ProgrammeItem[]; coming: ProgrammeItem[] } {
  const isOver = (item: ProgrammeItem) => item.xtype === 'event' && item.ticket_sale === 'over'
  return { over: items.filter(isOver), coming: items.filter((item) => !isOver(item)) }
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
