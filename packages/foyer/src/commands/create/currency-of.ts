/** Towns of zones, or whole beginnings of zones, whose currency is not the euro. */
const CURRENCIES: Record<string, string[]> = {
  CHF: ['Europe/Zurich', 'Europe/Vaduz'],
  GBP: ['Europe/London', 'Europe/Belfast', 'Europe/Jersey', 'Europe/Guernsey', 'Europe/Isle_of_Man'],
  DKK: ['Europe/Copenhagen', 'Atlantic/Faroe'],
  SEK: ['Europe/Stockholm'],
  NOK: ['Europe/Oslo'],
  ISK: ['Atlantic/Reykjavik'],
  PLN: ['Europe/Warsaw'],
  CZK: ['Europe/Prague'],
  HUF: ['Europe/Budapest'],
  RON: ['Europe/Bucharest'],
  USD: ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles', 'America/Phoenix'],
  CAD: ['America/Toronto', 'America/Vancouver', 'America/Montreal', 'America/Halifax', 'America/Winnipeg'],
  AUD: ['Australia/'],
  NZD: ['Pacific/Auckland'],
}

/** The currency of a town, guessed from its time zone; `house.ts` says it, so that it can be changed there. */
export function currencyOf(timeZone: string): string {
  const found = Object.entries(CURRENCIES).find(([, zones]) =>
    zones.some((zone) => timeZone.startsWith(zone)),
  )
  return found?.[0] ?? 'EUR'
}

const COUNTRIES: Record<string, string[]> = {
  DE: ['Europe/Berlin', 'Europe/Busingen'],
  AT: ['Europe/Vienna'],
  CH: ['Europe/Zurich'],
  GB: ['Europe/London', 'Europe/Belfast'],
}

/** The country of a town, where Foyer has legal texts to begin with; others say their country in `house.ts`. */
export function countryOf(timeZone: string): string | undefined {
  return Object.entries(COUNTRIES).find(([, zones]) => zones.includes(timeZone))?.[0]
}
