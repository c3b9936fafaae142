import { useCallback } from 'react'
import { useLocation } from 'react-router'
import { emptyValues } from '../../fields/controls/empty-values.ts'
import type { ResourceDescription } from '../../fields/description.ts'
import type { Item, Values } from '../calls.ts'
import { FailureNote } from '../failure-note.tsx'
import { strings } from '../strings.ts'
import { useAnswer } from '../use-answer.ts'
import { useOffice, useTexts } from '../use-office.ts'
import { copiedValues } from './copied-values.ts'
import { ItemForm } from './item-form.tsx'

interface Props {
  resource: ResourceDescription
  /** Null for a new item. */
  id: number | null
}

const NEW = { id: 0, version: 0, urls: null, display_name: '', picture: null }

/** Loads the item, or the values of a new one, for the form. */
export function FormScreen({ resource, id }: Props) {
  const t = useTexts(strings)
  const { calls } = useOffice()
  const { search } = useLocation()
  const copied = id === null ? Number(new URLSearchParams(search).get('copy')) || null : null
  const ask = useCallback(async (): Promise<Item> => {
    if (id !== null) return calls.read(resource, id)
    if (copied !== null) return { ...copiedValues(resource, await calls.read(resource, copied)), ...NEW }
    return { ...emptyValues(resource.fields), ...givenValues(resource, search), ...NEW }
  }, [calls, resource, id, copied, search])
  const { data, failure, again } = useAnswer(ask)
  if (failure && !data) return <FailureNote failure={failure} onRetry={again} />
  if (!data) return <p role="status">{t.loading}</p>
  return <ItemForm resource={resource} id={id} copied={copied} loaded={data} />
}

/** Values of a new item from the address: for example an event of a production, or of a day of the calendar. */
function givenValues({ fields }: ResourceDescription, search: string): Values {
  const given = new URLSearchParams(search)
  const named = fields.flatMap(({ name, kind }) => {
    const id = Number(given.get(name))
    return kind === 'reference' && id > 0 ? [[name, id]] : []
  })
  const day = given.get('day') ?? ''
  const isEvening = /^\d{4}-\d\d-\d\d$/.test(day) && fields.some(({ name }) => name === 'date_start')
  return {
    ...Object.fromEntries(named),
    ...(isEvening && { date_start: `${day}T19:30`, date_end: `${day}T21:30` }),
  }
}
