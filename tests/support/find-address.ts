/**
 * The address of a page of the demo, without its id: `findAddress(sitemap, '/de/series/nachtstuecke')` is `/de/series/nachtstuecke/2`.
 * Tests name what the demo contains and read the id from what the site says, such as its sitemap.
 */
export function findAddress(text: string, start: string): string {
  const found = new RegExp(`${start}/\\d+(?=["<?])`).exec(text)?.[0]
  if (!found) throw new Error(`Nothing of the demo is at ${start}/….`)
  return found
}
