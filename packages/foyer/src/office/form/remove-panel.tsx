import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ResourceDescription } from '../../fields/description.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import { listHref } from '../address.ts'
import type { Item, Use } from '../calls.ts'
import { FailureNote } from '../failure-note.tsx'
import type { Removal } from '../list/undo-removal.tsx'
import parts from '../parts.module.css'
import { strings } from '../strings.ts'
import { resourceName, useOffice, useTexts } from '../use-office.ts'
import { UseList } from './use-list.tsx'

interface Props {
  resource: ResourceDescription
  item: Item
  onRemoved(): void
}

/** Deleting first shows where the item is used. It can be undone in the list, except for visitors' data. */
export function RemovePanel({ resource, item, onRemoved }: Props) {
  const t = useTexts(strings)
  const { calls } = useOffice()
  const navigate = useNavigate()
  const [uses, setUses] = useState<Use[] | null>(null)
  const sure = useRef<HTMLButtonElement>(null)
  const { submit, failure, wrong } = useSubmit()
  const isAsking = uses !== null
  useEffect(() => {
    if (isAsking) sure.current?.focus()
  }, [isAsking])
  const ask = () => submit(async () => setUses(await calls.uses(resource, item.id)))
  const remove = () =>
    submit(async () => {
      await calls.remove(resource, item.id, item.version)
      onRemoved()
      const removal: Removal = { removed: [{ id: item.id, title: item.display_name }] }
      await navigate(listHref(resourceName(resource)), { state: removal })
    })
  const refusals = Object.values(wrong).flat()
  return (
    <section className={parts.panel} aria-label={t.removal}>
      {uses ? (
        <>
          {resource.is_personal && <p>{t.goneForGood}</p>}
          <UseList uses={uses} />
          <button ref={sure} type="button" className={parts.danger} onClick={remove}>
            {t.removeNow}
          </button>{' '}
          <button type="button" className={parts.button} onClick={() => setUses(null)}>
            {t.cancel}
          </button>
        </>
      ) : (
        <button type="button" className={parts.button} onClick={ask}>
          {t.remove}
        </button>
      )}
      {refusals.length > 0 && (
        <p role="alert" className={parts.alert}>
          {refusals.join(' ')}
        </p>
      )}
      {failure && <FailureNote failure={failure} />}
    </section>
  )
}
