import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { FieldControl } from '../fields/controls/field-control.tsx'
import type { ResourceDescription } from '../fields/description.ts'
import { changeHref } from './address.ts'
import type { Item } from './calls.ts'
import { ConflictNote } from './conflict-note.tsx'
import { FailureNote } from './failure-note.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { itemTitle } from './item-title.ts'
import styles from './office.module.css'
import { RemovePanel } from './remove-panel.tsx'
import { strings } from './strings.ts'
import { useItemForm } from './use-item-form.ts'
import { useLeaveWarning } from './use-leave-warning.ts'
import { resourceName, useOffice, useTexts } from './use-office.ts'
import { useSaveKey } from './use-save-key.ts'

interface Props {
  resource: ResourceDescription
  id: number | null
  loaded: Item
}

export function ItemForm({ resource, id, loaded }: Props) {
  const t = useTexts(strings)
  const { locale } = useOffice()
  const navigate = useNavigate()
  const element = useRef<HTMLFormElement>(null)
  const form = useItemForm(resource, id, loaded)
  const hasErrors = Object.keys(form.wrong).length > 0
  const stopWarning = useLeaveWarning(form.isChanged, t.leave)
  useFocusOnError(element, form.wrong)
  const save = async () => {
    const item = await form.save()
    if (!item || id !== null) return
    stopWarning()
    navigate(changeHref(resourceName(resource), item.id), { replace: true })
  }
  useSaveKey(save)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  const url = form.base.urls?.[locale]
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>
          {id === null ? t.add(resource.one) : itemTitle(resource, form.base, locale)}
        </h1>
        {url && <a href={url}>{t.viewOnSite}</a>}
      </div>
      {form.hadDraft && form.isChanged && !form.isSaved && (
        <div className={styles.note}>
          <p role="status">{t.kept}</p>
          <button type="button" className={styles.button} onClick={() => form.discard()}>
            {t.discard}
          </button>
        </div>
      )}
      {form.conflict && (
        <ConflictNote
          resource={resource}
          conflict={form.conflict}
          mine={form.changes}
          onTakeTheirs={form.discard}
        />
      )}
      {form.failure && form.failure.code !== 'conflict' && <FailureNote failure={form.failure} />}
      {hasErrors && <Refusals resource={resource} messages={form.wrong} />}
      <form ref={element} noValidate onSubmit={submit}>
        <div className={styles.fields}>
          {resource.fields.map((field) => (
            <FieldControl
              key={field.name}
              field={field}
              value={form.values[field.name]}
              onChange={(value) => form.change(field.name, value)}
              path={field.name}
              messages={form.wrong}
            />
          ))}
        </div>
        <div className={styles.actions}>
          <button type="submit" className={styles.primary} aria-disabled={form.isSending}>
            {t.save}
          </button>
          <span role="status">{t[stateOf(form)]}</span>
        </div>
      </form>
      {id !== null && (
        <>
          <HistoryPanel
            key={form.base.version}
            resource={resource}
            id={id}
            onRestored={(item) => form.take(item)}
          />
          {resource.can_delete && (
            <RemovePanel resource={resource} item={form.base} onRemoved={stopWarning} />
          )}
        </>
      )}
    </>
  )
}

type State = 'saving' | 'unsaved' | 'saved'

function stateOf({ isSending, isChanged }: { isSending: boolean; isChanged: boolean }): State {
  if (isSending) return 'saving'
  return isChanged ? 'unsaved' : 'saved'
}

/** Says that something is wrong, and what of it stands at no field. */
function Refusals({
  resource,
  messages,
}: {
  resource: ResourceDescription
  messages: Record<string, string[]>
}) {
  const t = useTexts(strings)
  const names = new Set(resource.fields.map(({ name }) => name))
  const elsewhere = Object.entries(messages).filter(([path]) => !names.has(path.split('.')[0] ?? ''))
  return (
    <div role="alert" className={styles.alert}>
      <p>{t.wrong}</p>
      {elsewhere.map(([path, texts]) => (
        <p key={path}>{texts.join(' ')}</p>
      ))}
    </div>
  )
}

/** After a refusal one goes on at the first field in error. */
function useFocusOnError(form: { current: HTMLFormElement | null }, wrong: Record<string, string[]>): void {
  const count = Object.keys(wrong).length
  const before = useRef(0)
  useEffect(() => {
    if (count > before.current) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    before.current = count
  }, [form, count])
}
