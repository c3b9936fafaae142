import { useCallback, useMemo, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { moved } from '../../fields/controls/control.ts'
import type { ResourceDescription } from '../../fields/description.ts'
import { Head } from '../../ui/head.tsx'
import { Link } from '../../ui/link.tsx'
import { addHref, calendarHref, treeHref } from '../address.ts'
import type { ItemPage } from '../calls.ts'
import { CsvMenu } from '../csv/csv-menu.tsx'
import { FailureNote } from '../failure-note.tsx'
import { useKeptChoice } from '../kept-choices.ts'
import { UploadMany } from '../media/upload-many.tsx'
import parts from '../parts.module.css'
import { strings } from '../strings.ts'
import { useAnswer } from '../use-answer.ts'
import { resourceName, useOffice, useTexts } from '../use-office.ts'
import { BulkActions } from './bulk-actions.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { shownColumns } from './columns.ts'
import styles from './list.module.css'
import { ListFilters } from './list-filters.tsx'
import {
  asParams,
  asSearch,
  canMove,
  type ListQuery,
  PAGE_SIZE,
  readListQuery,
  withChange,
} from './list-query.ts'
import { ListTable } from './list-table.tsx'
import { SavedViews } from './saved-views.tsx'
import { type ManyChanged, UndoChange } from './undo-change.tsx'
import { type Removal, UndoRemoval } from './undo-removal.tsx'
import { useReorder } from './use-reorder.ts'

/** The list of a resource: search, filters, order, pages. */
export function ListScreen({ resource }: { resource: ResourceDescription }) {
  const t = useTexts(strings)
  const { calls } = useOffice()
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const name = resourceName(resource)
  const query = useMemo(() => readListQuery(resource, search), [resource, search])
  const ask = useCallback(
    () => calls.list(resource, { ...asParams(resource, query), page_size: PAGE_SIZE }),
    [calls, resource, query],
  )
  const { data, failure, again } = useAnswer(ask)
  const go = (change: Partial<ListQuery>) =>
    navigate(pathname + asSearch(withChange(query, change)), { preventScrollReset: true })
  const [columns, keepColumns] = useKeptChoice<string[]>(`columns:${name}`)
  const shown = shownColumns(resource, columns)
  return (
    <>
      <Head title={resource.many} noindex />
      <div className={parts.head}>
        <h1 className={parts.title}>{resource.many}</h1>
        <SavedViews resource={resource} />
        <ColumnChoice resource={resource} shown={shown.map((field) => field.name)} onChange={keepColumns} />
        {resource.begins && (
          <Link className={parts.button} to={calendarHref(name)}>
            {t.calendar}
          </Link>
        )}
        {resource.parent && (
          <Link className={parts.button} to={treeHref(name)}>
            {t.tree}
          </Link>
        )}
        <CsvMenu resource={resource} query={asParams(resource, { ...query, page: 1 })} onChanged={again} />
        {resource.can_create && (
          <Link className={parts.primary} to={addHref(name)}>
            {t.add(resource.one)}
          </Link>
        )}
      </div>
      {resource.accepts && <UploadMany resource={resource} onChanged={again} />}
      <ListFilters resource={resource} query={query} onChange={go} />
      {failure && <FailureNote failure={failure} onRetry={again} />}
      {!data && !failure && <p role="status">{t.loading}</p>}
      {data && (
        <Found
          resource={resource}
          shown={shown}
          data={data}
          query={query}
          removed={(state as Partial<Removal> | null)?.removed ?? []}
          onGo={go}
          onChanged={again}
        />
      )}
    </>
  )
}

interface FoundProps {
  resource: ResourceDescription
  shown: ReturnType<typeof shownColumns>
  data: ItemPage
  query: ListQuery
  /** Items deleted on the screen before. */
  removed: Removal['removed']
  onGo(change: Partial<ListQuery>): void
  onChanged(): void
}

function Found({ resource, shown, data, query, removed, onGo, onChanged }: FoundProps) {
  const t = useTexts(strings)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [justRemoved, setJustRemoved] = useState(removed)
  const [justChanged, setJustChanged] = useState<ManyChanged | null>(null)
  const choose = (ids: number[], isChosen: boolean) => {
    const next = new Set(chosen)
    for (const id of ids) isChosen ? next.add(id) : next.delete(id)
    setChosen(next)
  }
  const items = data.results.filter(({ id }) => chosen.has(id))
  /** Refused items stay chosen, so that the reason is shown and the action can be tried again. */
  const done = (ids: number[]) => {
    choose(ids, false)
    onChanged()
  }
  const { reorder, failure } = useReorder(resource, onChanged)
  const move = (from: number, step: -1 | 1) => reorder(moved(data.results, from, step).map(({ id }) => id))
  return (
    <>
      <UndoRemoval
        key={justRemoved.map(({ id }) => id).join()}
        resource={resource}
        removed={justRemoved}
        onUndone={onChanged}
      />
      {justChanged && (
        <UndoChange
          key={justChanged.items.map(({ id, version }) => `${id}/${version}`).join()}
          resource={resource}
          changed={justChanged}
          onUndone={onChanged}
        />
      )}
      {chosen.size > 0 ? (
        <BulkActions
          resource={resource}
          items={items}
          onRemoved={(gone) => {
            setJustRemoved(gone)
            setJustChanged(null)
            done(gone.map(({ id }) => id))
          }}
          onChanged={(changed) => {
            setJustChanged(changed)
            setJustRemoved([])
            done(changed.items.map(({ id }) => id))
          }}
          onClear={() => setChosen(new Set())}
        />
      ) : (
        <p role="status" className={styles.line}>
          {data.count === 0 ? t.nothingFound : t.count(data.count)}
        </p>
      )}
      {failure && <FailureNote failure={failure} />}
      {data.count > 0 && (
        <ListTable
          resource={resource}
          columns={shown}
          items={data.results}
          query={query}
          chosen={chosen}
          onChoose={choose}
          onSort={(ordering) => onGo({ ordering })}
          onMove={canMove(resource, query, data.count) ? move : null}
        />
      )}
      <Pages page={query.page} count={data.count} onGo={(page) => onGo({ page })} />
    </>
  )
}

function Pages({ page, count, onGo }: { page: number; count: number; onGo(page: number): void }) {
  const t = useTexts(strings)
  const pages = Math.ceil(count / PAGE_SIZE)
  if (pages <= 1 && page === 1) return null
  return (
    <nav className={styles.pages} aria-label={t.pageOf(page, pages)}>
      <button type="button" className={parts.button} disabled={page <= 1} onClick={() => onGo(page - 1)}>
        {t.previous}
      </button>
      <span>{t.pageOf(page, pages)}</span>
      <button type="button" className={parts.button} disabled={page >= pages} onClick={() => onGo(page + 1)}>
        {t.next}
      </button>
    </nav>
  )
}
