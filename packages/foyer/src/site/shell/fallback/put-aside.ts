/** A notice that a visitor closed stays closed for the session; where nothing can be stored, for the page. */
const onThisPage = new Set<string>()
const key = (notice: string) => `put-aside-${notice}`

export function putAside(notice: string): void {
  onThisPage.add(notice)
  try {
    sessionStorage.setItem(key(notice), 'yes')
  } catch {}
}

export function isPutAside(notice: string): boolean {
  try {
    return onThisPage.has(notice) || sessionStorage.getItem(key(notice)) !== null
  } catch {
    return onThisPage.has(notice)
  }
}
