/** The first item that a list page links to, such as an evening below the programme; not a list below it, such as a category. */
export function firstBelow(html: string | null, list: string): string | null {
  const addresses = html?.split('href="').map((rest) => rest.split('"', 1)[0] ?? '') ?? []
  const isItem = (address: string) => /^\/[^/]+\/\d+$/.test(address.slice(list.length))
  return addresses.find((address) => address.startsWith(list) && isItem(address)) ?? null
}
