/** An address on this site without one parameter of its query. */
export function withoutParameter(path: string, name: string): string {
  const [pathname = '/', search = ''] = path.split('?', 2)
  const query = new URLSearchParams(search)
  query.delete(name)
  return query.size > 0 ? `${pathname}?${query}` : pathname
}
