import { type FormEvent, Fragment, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { FieldControl } from '../../fields/controls/field-control.tsx'
import type { FieldDescription, ResourceDescription } from '../../fields/description.ts'
import { Head } from '../../ui/head.tsx'
import { Link } from '../../ui/link.tsx'
import { addHref, changeHref } from '../address.ts'
import { EntryAnswers } from '../answers/entry-answers.tsx'
import type { Item, Values } from '../calls.ts'
import { ClashNote } from '../clash-note.tsx'
import { FailureNote } from '../failure-note.tsx'
import { PicturePanel } from '../media/picture-panel.tsx'
import parts from '../parts.module.css'
import { strings } from '../strings.ts'
import { resourceName, useOffice, useTexts } from '../use-office.ts'
import { useShortcut } from '../use-shortcut.ts'
import { arrangeFields } from './arrange-fields.ts'
import { ConflictNote } from './conflict-note.tsx'
import { endFollowing } from './end-following.ts'
import styles from './form.module.css'
import { HistoryPanel } from './history-panel.tsx'
import { LegalGapsNote } from './legal-gaps-note.tsx'
import { LentRows } from './lent-rows.tsx'
import { usePlannedClashes, whereAndWhen } from './planned-clashes.ts'
import { PlannedNote } from './planned-note.tsx'
import { isBeside, Preview } from './previews/preview.tsx'
import { Refusals } from './refusals.tsx'
import { RelatedLists } from './related-lists.tsx'
import { RemovePanel } from './remove-panel.tsx'
import { SeriesPanel } from './series-panel.tsx'
import { useStayingForm } from './staying-form.ts'
import { useItemForm } from './use-item-form.ts'
import { useLeaveWarning } from './use-leave-warning.ts'
import { UsesPanel } from './uses-panel.tsx'
import { WholeCopyPanel } from './whole-copy-panel.tsx'
import { isWrittenOnSite } from './written-on-site.ts'

interface Props {
  resource: ResourceDescription
  id: number | null
  /** The item that is being copied. */
  copied: number | null
  loaded: Item
}

const NO_ITEMS: never[] = []

export function ItemForm({ resource, id: given, copied, loaded }: Props) {
  const t = useTexts(strings)
  const { locale } = useOffice()
  const navigate = useNavigate()
  const element = useRef<HTMLFormElement>(null)
  const form = useItemForm({ resource, given, copied, loaded })
  const { id } = form
  const name = resourceName(resource)
  const state = stateOf(form)
  const staying = useStayingForm()
  const stopWarning = useLeaveWarning(form.isChanged, t.leave)
  useFocusOnError(element, form.wrong)
  const save = async () => {
    const item = await form.save()
    // If the editor has gone to another address meanwhile, they stay there.
    const isOpen = element.current !== null
    if (item && id === null && isOpen) navigate(changeHref(name, item.id), staying)
  }
  useShortcut('s', save)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  const planned = usePlannedClashes(resource, id === null ? [whereAndWhen(form.values)] : NO_ITEMS)
  const title = id === null ? t.add(resource.one) : form.base.display_name
  const url = form.base.urls?.[locale]
  const [written, set] = arrangeFields(resource.fields)
  const change = (field: string, value: unknown) => {
    if (field === 'date_start' && hasEvenings(resource)) {
      const end = endFollowing(form.values.date_start, form.values.date_end, value)
      if (end !== null) form.change('date_end', end)
    }
    form.change(field, value)
  }
  const controls = (fields: FieldDescription[]) => (
    <div className={styles.fields}>
      {fields.map((field) => (
        <Fragment key={field.name}>
          {field.kind === 'answers' ? (
            <EntryAnswers resource={resource} field={field} values={form.values} />
          ) : (
            <FieldControl
              field={field}
              value={form.values[field.name]}
              onChange={(value) => change(field.name, value)}
              path={field.name}
              messages={form.wrong}
            />
          )}
          <LentRows
            resource={resource}
            field={field}
            values={form.values}
            onTake={(rows) => change(field.name, rows)}
          />
        </Fragment>
      ))}
    </div>
  )
  return (
    <>
      <Head title={title} noindex />
      <div className={styles.beside} data-beside={isBeside(name) || undefined}>
        <form ref={element} noValidate onSubmit={submit}>
          <div className={styles.bar}>
            <h1 className={parts.title}>{title}</h1>
            <span role="status" className={styles.state} data-state={state}>
              {t[state]}
            </span>
            {url && isWrittenOnSite(resource) && (
              <a className={parts.button} href={`${url}?edit`}>
                {t.writeOnSite}
              </a>
            )}
            {url && (
              <a className={parts.button} href={url}>
                {t.viewOnSite}
              </a>
            )}
            {id !== null && resource.can_create && (
              <Link className={parts.button} to={`${addHref(name)}?copy=${id}`}>
                {t.duplicate}
              </Link>
            )}
            <button type="submit" className={parts.primary} aria-disabled={form.isSending} title={t.saveKey}>
              {t.save}
            </button>
          </div>
          {id === null && isWrittenOnSite(resource) && <p className={parts.note}>{t.writeLater}</p>}
          {id === null && isOnlineAtOnce(form.values) && <p className={parts.note}>{t.savedOnline}</p>}
          {id === null && copied !== null && (
            <p role="status" className={parts.note}>
              {t.isCopy} {resource.has_page && t.copiesBlocks}
            </p>
          )}
          {form.hadDraft && form.isChanged && !form.isSaved && (
            <div className={parts.note}>
              <p role="status">{t.kept}</p>
              <button type="button" className={parts.button} onClick={() => form.discard()}>
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
          {id !== null && <LegalGapsNote resource={resource} item={form.base} />}
          {id !== null && <ClashNote resource={resource} item={form.base} />}
          {id === null && <PlannedNote resource={resource} clashes={planned} />}
          {id !== null && <RelatedLists resource={resource} id={id} />}
          <Refusals resource={resource} messages={form.wrong} />
          {id !== null && <PicturePanel item={form.base} values={form.values} onChange={form.change} />}
          <div className={styles.columns} data-two={set.length > 0 || undefined}>
            {controls(written)}
            {set.length > 0 && controls(set)}
          </div>
        </form>
        <Preview resource={name} values={form.values} />
      </div>
      {id !== null && (
        <div className={styles.below}>
          {resource.can_create && hasEvenings(resource) && (
            <SeriesPanel key={String(form.base.date_start)} resource={resource} item={form.base} />
          )}
          {resource.can_create && <WholeCopyPanel resource={resource} item={form.base} />}
          <HistoryPanel
            key={form.base.version}
            resource={resource}
            item={form.base}
            onRestored={(item) => form.take(item)}
          />
          {resource.accepts && <UsesPanel resource={resource} item={form.base} />}
          {resource.can_delete && (
            <RemovePanel resource={resource} item={form.base} onRemoved={stopWarning} />
          )}
        </div>
      )}
    </>
  )
}

/** Only items with a beginning and an end can be repeated on other days. */
function hasEvenings({ fields }: ResourceDescription): boolean {
  return ['date_start', 'date_end'].every((name) =>
    fields.some((field) => field.name === name && field.kind === 'dateTime'),
  )
}

/** Whether visitors see a new item as soon as it is saved. */
function isOnlineAtOnce({ is_online, published_at }: Values): boolean {
  const isLater = typeof published_at === 'string' && Date.parse(published_at) > Date.now()
  return is_online === true && !isLater
}

type State = 'saving' | 'unsaved' | 'saved' | 'unchanged'

function stateOf({ id, isSending, isChanged, isSaved }: ReturnType<typeof useItemForm>): State {
  if (isSending) return 'saving'
  if (isChanged || id === null) return 'unsaved'
  return isSaved ? 'saved' : 'unchanged'
}

/** After a refusal the first field with an error gets the focus; correcting one of several errors does not move it. */
function useFocusOnError(form: { current: HTMLFormElement | null }, wrong: Record<string, string[]>): void {
  const count = Object.keys(wrong).length
  const before = useRef(0)
  useEffect(() => {
    if (count > before.current) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    before.current = count
  }, [form, count])
}
