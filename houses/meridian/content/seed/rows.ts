import type { Fields } from '../../../../packages/foyer/src/fields/kinds.ts'
import { createItems } from '../../../../packages/foyer/src/saving/save.ts'
import type { Subject, Values } from '../../../../packages/foyer/src/saving/subject.ts'
import { type Seeding, savingOf } from './seeding.ts'

/** Adds items through the normal save path, and returns their ids in the same order. */
export function seedItems<F extends Fields>(
  seeding: Seeding,
  subject: Subject<F>,
  items: Values[],
): Promise<number[]> {
  return createItems(
    savingOf(seeding),
    subject as unknown as Subject,
    items.map((values) => ({ values })),
  )
}

/** The same for items that the demo knows by name. */
export async function seedNamed<F extends Fields, K extends string, T>(
  seeding: Seeding,
  subject: Subject<F>,
  things: Record<K, T>,
  valuesOf: (thing: T, key: K, position: number) => Values,
): Promise<Record<K, number>> {
  const keys = Object.keys(things) as K[]
  const items = keys.map((key, position) => valuesOf(things[key], key, position))
  const ids = await seedItems(seeding, subject, items)
  return Object.fromEntries(keys.map((key, index) => [key, ids[index]])) as Record<K, number>
}
