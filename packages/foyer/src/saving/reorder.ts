import { Failure } from '../contract/errors.ts'
import { labelOf } from './describe-resources.ts'
import type { Resource } from './resource.ts'
import { readItem, saveItem } from './save.ts'
import { strings } from './strings.ts'
import type { Saving } from './subject.ts'

/** Numbers items in the order of their ids; items that are not named keep their numbers. In one transaction. */
export async function reorderItems(saving: Saving, resource: Resource, ids: number[]): Promise<void> {
  const { subject, position } = resource
  if (!position) throw noOrder(saving, resource)
  await saving.db.transaction(async (db) => {
    for (const [place, id] of ids.entries()) {
      const { version } = await readItem(db, subject, id)
      await saveItem({ ...saving, db }, subject, { id, version, values: { [position]: place } })
    }
  })
}

/** 3-readings, Decided after it was used, attacked and read, Lists without an order. */
function noOrder({ locale }: Saving, resource: Resource): Failure {
  const { isSingleton, order } = resource
  const field = labelOf(resource, order.replace(/^-/, ''))[locale]
  const reason = isSingleton ? strings.onlyOne[locale] : strings.orderedBy[locale](field)
  return new Failure('conflict', { details: { detail: reason } })
}
