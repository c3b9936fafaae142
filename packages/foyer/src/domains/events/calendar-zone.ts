import { offsetIn, type ZoneChange, zoneChanges } from '../../platform/time/zone-changes.ts'

/**
 * A time zone in the format of calendar files (RFC 5545 §3.6.5), made of the real changes of its clocks. Most zones change them
 * by a rule, or no longer. Of the others the changes are named one by one, for the years that the file is about.
 */
export function zoneLines(timeZone: string, years: number[]): string[] {
  const { rules, changes } = knownOf(timeZone)
  const parts = rules ?? singleChanges(timeZone, changes, Math.min(...years), Math.max(...years))
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...parts, 'END:VTIMEZONE']
}

/** Where the search for changes begins. Before 1970 few zones are known exactly. */
const FIRST_YEAR = 1970
/** A rule counts if it holds from the one year to the other. */
const RULES_FROM = 2026
const RULES_UNTIL = 2046

interface Zone {
  changes: ZoneChange[]
  /** Null for a zone with other changes, such as those that follow the moon. */
  rules: string[] | null
}

/** To look for the changes takes as long as some hundred events. */
const known = new Map<string, Zone>()

function knownOf(timeZone: string): Zone {
  let zone = known.get(timeZone)
  if (!zone) {
    const changes = zoneChanges(timeZone, FIRST_YEAR, RULES_UNTIL)
    zone = { changes, rules: findRules(timeZone, changes) }
    known.set(timeZone, zone)
  }
  return zone
}

function findRules(timeZone: string, changes: ZoneChange[]): string[] | null {
  const last = changes.at(-1)
  if (!last || last.shown.year < RULES_FROM) return neverAgain(timeZone, last)
  const byYear = Map.groupBy(changes, ({ shown }) => shown.year)
  const inYear = (year: number) => byYear.get(year) ?? []
  const latest = inYear(RULES_UNTIL - 1)

  /** The first year since which the change at this place of a year follows a rule, in every year. */
  const heldSince = (rule: string, place: number) => {
    let year = RULES_UNTIL
    while (
      inYear(year - 1).length === latest.length &&
      inYear(year - 1)
        .slice(place, place + 1)
        .some((change) => rulesFor(change).includes(rule))
    )
      year--
    return year
  }
  const rules = latest.map((change, place) => {
    const held = rulesFor(change).map((rule) => ({ rule, since: heldSince(rule, place) }))
    return held.reduce((one, other) => (other.since < one.since ? other : one))
  })
  const since = Math.max(...rules.map((rule) => rule.since))
  if (latest.length === 0 || since > RULES_FROM) return null
  return inYear(since)
    .map((change, place) => ({ change, rule: rules[place]?.rule.split(' ', 1) ?? [] }))
    .toSorted((one, other) => other.change.to - one.change.to)
    .flatMap(({ change, rule }) => partOf(timeZone, change, rule))
}

/** The rules that a change may follow: on the last Sunday of March, or on the fifth; at this time, from and to these offsets. */
function rulesFor({ shown, from, to }: ZoneChange): string[] {
  const weekday = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'][shown.dayOfWeek - 1]
  const places = [Math.ceil(shown.day / 7), ...(shown.day + 7 > shown.daysInMonth ? [-1] : [])]
  return places.map(
    (place) =>
      `RRULE:FREQ=YEARLY;BYMONTH=${shown.month};BYDAY=${place}${weekday} ${shown.toPlainTime()} ${from} ${to}`,
  )
}

/** A zone whose clocks stay as they are, since their last change. */
function neverAgain(timeZone: string, last: ZoneChange | undefined): string[] {
  if (last) return partOf(timeZone, last)
  const offset = offsetIn(timeZone, FIRST_YEAR)
  const name = nameOf(timeZone, new Date(0), offset)
  return standardPart(offsetLines(offset, offset, name, `${FIRST_YEAR}0101T000000`))
}

/** From the last change before a year to the end of the year after another one. */
function singleChanges(timeZone: string, changes: ZoneChange[], first: number, last: number): string[] {
  const before = Math.max(
    0,
    changes.findLastIndex(({ shown }) => shown.year < first),
  )
  return changes
    .slice(before)
    .filter(({ shown }, place) => place === 0 || shown.year <= last + 1)
    .flatMap((change) => partOf(timeZone, change))
}

function partOf(timeZone: string, { at, shown, from, to }: ZoneChange, rule: string[] = []): string[] {
  const begins = shown.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')
  const lines = [...offsetLines(from, to, nameOf(timeZone, at, to), begins), ...rule]
  return to > from && rule.length > 0 ? ['BEGIN:DAYLIGHT', ...lines, 'END:DAYLIGHT'] : standardPart(lines)
}

const standardPart = (lines: string[]) => ['BEGIN:STANDARD', ...lines, 'END:STANDARD']

const offsetLines = (from: number, to: number, name: string, begins: string) => [
  `TZOFFSETFROM:${offset(from)}`,
  `TZOFFSETTO:${offset(to)}`,
  `TZNAME:${name}`,
  `DTSTART:${begins}`,
]

/** `+0545`, with seconds only where there are any. */
function offset(seconds: number): string {
  const parts = [3600, 60, 1].map((unit) => Math.floor(Math.abs(seconds) / unit) % (unit === 3600 ? 24 : 60))
  const digits = parts.map((part) => String(part).padStart(2, '0')).join('')
  return `${seconds < 0 ? '-' : '+'}${digits.replace(/^(\d{4})00$/, '$1')}`
}

/** English regions, of which each knows the names of its own zones: CEST, NST. */
const REGIONS = ['en-GB', 'en-IE', 'en-US', 'en-CA', 'en-AU', 'en-NZ', 'en-IN', 'en-ZA']

/** The short name of what the clocks show from a moment on; the offset where there is none. */
function nameOf(timeZone: string, at: Date, seconds: number): string {
  const names = REGIONS.map((region) => {
    const format = new Intl.DateTimeFormat(region, { timeZone, timeZoneName: 'short' })
    return format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value
  })
  return names.find((name) => name && !/^(GMT|UTC)./.test(name)) ?? offset(seconds)
}
