import type { VisitLists } from 'openfoyer/content'

/** The most visited pages of the demo, the most visited first; other pages follow. */
export const mostVisited: VisitLists['mostVisited'] = [
  '/de',
  '/de/programm',
  '/en',
  '/de/produktionen',
  '/de/besuch',
  '/de/search',
  '/en/events',
  '/de/magazin',
  '/de/team',
  '/en/visit',
  '/en/productions',
  '/en/magazine',
]

/** What visitors search for, the most frequent first. 0: the house does not have it, or names it differently. */
const COUNTS: [query: string, language: 'de' | 'en', results: number][] = [
  ['nacht', 'de', 51],
  ['wlan', 'de', 0],
  ['orgel', 'de', 9],
  ['nachtspeicher', 'de', 14],
  ['helikopter', 'de', 0],
  ['tanz', 'de', 12],
  ['night', 'en', 24],
  ['karaoke', 'de', 0],
  ['konzert', 'de', 30],
  ['premiere', 'de', 8],
  ['kindergeburtstag', 'de', 0],
  ['jazz', 'de', 11],
  ['wifi', 'en', 0],
  ['faden', 'de', 4],
  ['studio', 'de', 20],
  ['rollator', 'de', 0],
  ['organ', 'en', 7],
  ['ausstellung', 'de', 6],
  ['operette', 'de', 0],
  ['dance', 'en', 10],
]
export const searches: VisitLists['searches'] = COUNTS.map(([query, language, results]) => ({
  query,
  language,
  results,
}))

/** Addresses that visitors did not find, with the number of days between two attempts. */
export const missed: VisitLists['missed'] = [
  ['/de/tickets', 1],
  ['/de/spielplan.pdf', 3],
  ['/de/gutscheine', 4],
  ['/en/tickets', 5],
  ['/de/programm/archiv', 9],
  ['/de/newsletter', 11],
  ['/en/season-brochure', 17],
  ['/de/jobs/praktikum', 26],
]
