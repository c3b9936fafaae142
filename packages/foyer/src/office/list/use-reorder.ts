import { Failure } from '../../contract/errors.ts'
import type { ResourceDescription } from '../../fields/description.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { useOffice } from '../use-office.ts'

/** Saves a new order. A failure is shown in one place, because an order has no fields. */
export function useReorder(resource: ResourceDescription, onDone: () => void) {
  const { calls } = useOffice()
  const { submit, failure, wrong } = useSubmit()
  const messages = Object.values(wrong).flat()
  const refused =
    messages.length > 0 ? new Failure('invalid', { fields: { non_field_errors: messages } }) : null
  return {
    failure: failure ?? refused,
    reorder: (ids: number[]) =>
      submit(async () => {
        await calls.reorder(resource, ids)
        onDone()
      }),
  }
}
