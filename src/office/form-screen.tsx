import { useCallback } from 'react'
import { emptyValues } from '../fields/controls/empty-values.ts'
import type { ResourceDescription } from '../fields/description.ts'
import type { Item } from './calls.ts'
import { FailureNote } from './failure-note.tsx'
import { ItemForm } from './item-form.tsx'
import { strings } from './strings.ts'
import { useAnswer } from './use-answer.ts'
import { useOffice, useTexts } from './use-office.ts'

interface Props {
  resource: ResourceDescription
  /** Null where it is being added. */
  id: number | null
}

/** Brings the item, and gives it to its form. */
export function FormScreen({ resource, id }: Props) {
  const t = useTexts(strings)
  const { calls } = useOffice()
  const ask = useCallback(
    async (): Promise<Item> =>
      id === null
        ? { ...emptyValues(resource.fields), id: 0, version: 0, urls: null }
        : calls.read(resource, id),
    [calls, resource, id],
  )
  const { data, failure, again } = useAnswer(ask)
  if (failure && !data) return <FailureNote failure={failure} onRetry={again} />
  if (!data) return <p role="status">{t.loading}</p>
  return <ItemForm resource={resource} id={id} loaded={data} />
}
