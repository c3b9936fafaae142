import { addDays, type Bilingual } from 'openfoyer/content'

export interface Season {
  name: Bilingual
  dateFrom: string
  dateTo: string
}

const HALF_A_YEAR = 26 * 7

/**
 * A season runs from August to July. The demo has the current season and, in the second half of the year, the next one; before
 * that, the last one. So both always contain something.
 */
export function twoSeasons(today: string): [Season, Season] {
  const current = startYear(today)
  const first = startYear(addDays(today, HALF_A_YEAR)) > current ? current : current - 1
  return [season(first), season(first + 1)]
}

/** The season of a production, by its premiere; earlier productions belong to the first season of the demo. */
export function seasonOf(day: string, [first, second]: [Season, Season]): 0 | 1 {
  return day < second.dateFrom ? 0 : day > second.dateTo || day > first.dateTo ? 1 : 0
}

function startYear(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return month >= 8 ? year : year - 1
}

function season(year: number): Season {
  const years = `${year}/${String(year + 1).slice(2)}`
  return {
    name: { de: `Spielzeit ${years}`, en: `${years} season` },
    dateFrom: `${year}-08-01`,
    dateTo: `${year + 1}-07-31`,
  }
}
