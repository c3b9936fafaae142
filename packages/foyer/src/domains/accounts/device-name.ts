/** The first match counts: nearly every browser also contains the names of others. */
const BROWSERS: [sign: string, name: string][] = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
]

const SYSTEMS: [sign: string, name: string][] = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Macintosh', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
]

/**
 * The name by which users recognise one of their own sessions: "Firefox · Linux". Versions and all other parts of the
 * user agent are not stored.
 */
export function deviceName(agent: string): string {
  const nameIn = (names: typeof BROWSERS) => names.find(([sign]) => agent.includes(sign))?.[1]
  return [nameIn(BROWSERS), nameIn(SYSTEMS)].filter(Boolean).join(' · ')
}
