import { useCallback, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ResourceDescription } from '../fields/description.ts'
import { Link } from '../ui/link.tsx'
import { addHref } from './address.ts'
import { FailureNote } from './failure-note.tsx'
import { ListFilters } from './list-filters.tsx'
import { asParams, asSearch, type ListQuery, PAGE_SIZE, readListQuery } from './list-query.ts'
import { ListTable } from './list-table.tsx'
import styles from './office.module.css'
import { strings } from './strings.ts'
import { UndoRemoval } from './undo-removal.tsx'
import { useAnswer } from './use-answer.ts'
import { resourceName, useOffice, useTexts } from './use-office.ts'

/** One kind of thing: searched, filtered, sorted, page by page. */
export function ListScreen({ resource }: { resource: ResourceDescription }) {
  const t = useTexts(strings)
  const { calls } = useOffice()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const query = useMemo(() => readListQuery(resource, search), [resource, search])
  const ask = useCallback(
    () => calls.list(resource, { ...asParams(query), page_size: PAGE_SIZE }),
    [calls, resource, query],
  )
  const { data, failure, again } = useAnswer(ask)
  const go = (change: Partial<ListQuery>) =>
    navigate(pathname + asSearch({ ...query, page: 1, ...change }), { preventScrollReset: true })
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title}>{resource.many}</h1>
        {resource.can_create && (
          <Link className={styles.primary} to={addHref(resourceName(resource))}>
            {t.add(resource.one)}
          </Link>
        )}
      </div>
      <UndoRemoval resource={resource} onUndone={again} />
      <ListFilters key={search} resource={resource} query={query} onChange={go} />
      {failure && <FailureNote failure={failure} onRetry={again} />}
      {!data && !failure && <p role="status">{t.loading}</p>}
      {data && (
        <>
          <p role="status" className={styles.count}>
            {data.count === 0 ? t.nothingFound : t.count(data.count)}
          </p>
          {data.count > 0 && (
            <ListTable
              resource={resource}
              items={data.results}
              query={query}
              onSort={(ordering) => go({ ordering })}
            />
          )}
          <Pages page={query.page} count={data.count} onGo={(page) => go({ page })} />
        </>
      )}
    </>
  )
}

function Pages({ page, count, onGo }: { page: number; count: number; onGo(page: number): void }) {
  const t = useTexts(strings)
  const pages = Math.ceil(count / PAGE_SIZE)
  if (pages <= 1 && page === 1) return null
  return (
    <nav className={styles.pages} aria-label={t.pageOf(page, pages)}>
      <button type="button" className={styles.button} disabled={page <= 1} onClick={() => onGo(page - 1)}>
        {t.previous}
      </button>
      <span>{t.pageOf(page, pages)}</span>
      <button type="button" className={styles.button} disabled={page >= pages} onClick={() => onGo(page + 1)}>
        {t.next}
      </button>
    </nav>
  )
}
