/** The values of things that the demo knows by name, under the same names. */
export function named<K extends string, T, V>(
  things: Record<K, T>,
  valuesOf: (thing: T, key: K, position: number) => V,
): Record<K, V> {
  const entries = Object.entries(things) as [K, T][]
  return Object.fromEntries(
    entries.map(([key, thing], position) => [key, valuesOf(thing, key, position)]),
  ) as Record<K, V>
}
