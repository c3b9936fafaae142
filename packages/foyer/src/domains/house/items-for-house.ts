import type { Fields, FieldValues } from '../../fields/kinds.ts'
import type { Context } from '../../platform/context.ts'
import { removeItem as remove, saveItem as save } from '../../saving/save.ts'
import { madeOf } from './made.ts'
import type { HouseContext } from './own-calls.ts'
import { findOwnItems, listOwnItems } from './own-items.ts'
import type { ItemOf, Listing, OwnResource } from './own-resource.ts'

/** What a house is promised is a part of what is there. */
const whole = (context: HouseContext) => context as unknown as Context

/** Items by their ids, as the caller may see them; what was made of them is dropped when they change. */
export function findItems<R extends OwnResource>(
  context: HouseContext,
  resource: R,
  ids: number[],
): Promise<Map<number, ItemOf<R>>> {
  return findOwnItems(whole(context), resource, ids)
}

/** A list of items, as the caller may see them, in the order of the ids unless given. */
export function listItems<R extends OwnResource>(
  context: HouseContext,
  resource: R,
  listing: Listing = {},
): Promise<ItemOf<R>[]> {
  return listOwnItems(whole(context), resource, listing)
}

/**
 * Adds an item, or changes the one of an id, with all checks and traces of an editor's write and with the rights of the caller. A
 * change names the version that it was made on.
 */
export async function saveItem<F extends Fields>(
  context: HouseContext,
  resource: Pick<OwnResource<string, F>, 'name' | 'fields'>,
  item: { id?: number; version?: number; values: Partial<FieldValues<F>> },
): Promise<{ id: number; version: number }> {
  const { id, version = 0, values } = item
  const { subject } = madeOf(resource)
  return save(whole(context), subject, id === undefined ? { values } : { id, version, values })
}

/** Removes an item, as an editor would. */
export async function removeItem(
  context: HouseContext,
  resource: Pick<OwnResource, 'name'>,
  item: { id: number; version: number },
): Promise<void> {
  await remove(whole(context), madeOf(resource).subject, item)
}
