import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ResourceDescription } from '../fields/description.ts'
import { useSubmit } from '../ui/use-submit.ts'
import { changeHref, listHref } from './address.ts'
import type { Item, Use } from './calls.ts'
import { FailureNote } from './failure-note.tsx'
import { itemTitle } from './item-title.ts'
import styles from './office.module.css'
import { strings } from './strings.ts'
import type { Removal } from './undo-removal.tsx'
import { resourceName, useOffice, useTexts } from './use-office.ts'

interface Props {
  resource: ResourceDescription
  item: Item
  onRemoved(): void
}

/** Deleting says first where the item is used, and can be undone in the list. */
export function RemovePanel({ resource, item, onRemoved }: Props) {
  const t = useTexts(strings)
  const { calls, locale } = useOffice()
  const navigate = useNavigate()
  const [uses, setUses] = useState<Use[] | null>(null)
  const { submit, failure, wrong } = useSubmit()
  const ask = () => submit(async () => setUses(await calls.uses(resource, item.id)))
  const remove = () =>
    submit(async () => {
      await calls.remove(resource, item.id, item.version)
      onRemoved()
      const removal: Removal = { removed: { id: item.id, title: itemTitle(resource, item, locale) } }
      await navigate(listHref(resourceName(resource)), { state: removal })
    })
  const refusals = Object.values(wrong).flat()
  return (
    <section className={styles.panel}>
      {!uses && (
        <button type="button" className={styles.button} onClick={ask}>
          {t.remove}
        </button>
      )}
      {uses && (
        <>
          <p>{uses.length > 0 ? t.usedAt : t.usedNowhere}</p>
          <ul className={styles.uses}>
            {uses.map((use) => (
              <li key={`${use.subject}/${use.id}/${use.field}`}>
                <a href={changeHref(use.subject, use.id)}>{use.title || `${use.subject} ${use.id}`}</a>
              </li>
            ))}
          </ul>
          <button type="button" className={styles.danger} onClick={remove}>
            {t.removeNow}
          </button>{' '}
          <button type="button" className={styles.button} onClick={() => setUses(null)}>
            {t.cancel}
          </button>
        </>
      )}
      {refusals.length > 0 && (
        <p role="alert" className={styles.alert}>
          {refusals.join(' ')}
        </p>
      )}
      {failure && <FailureNote failure={failure} />}
    </section>
  )
}
