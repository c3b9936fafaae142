import { useCallback } from 'react'
import { moved } from '../../fields/controls/control.ts'
import type { ResourceDescription } from '../../fields/description.ts'
import { Head } from '../../ui/head.tsx'
import { Link } from '../../ui/link.tsx'
import { addHref, changeHref, listHref } from '../address.ts'
import type { ListedItem } from '../calls.ts'
import { FailureNote } from '../failure-note.tsx'
import list from '../list/list.module.css'
import { MoveButtons } from '../list/move-buttons.tsx'
import { useReorder } from '../list/use-reorder.ts'
import parts from '../parts.module.css'
import { marks as markStrings, strings } from '../strings.ts'
import { useAnswer } from '../use-answer.ts'
import { resourceName, useOffice, useTexts } from '../use-office.ts'
import styles from './tree.module.css'
import { type Branch, treeOf } from './tree.ts'

const AT_ONCE = 100

/** The tree of pages; its order is that of the menus. Another parent is chosen in a page's form. */
export function TreeScreen({ resource }: { resource: ResourceDescription }) {
  const t = useTexts(strings)
  const { calls } = useOffice()
  const ask = useCallback(async () => {
    const items: ListedItem[] = []
    for (let page = 1; ; page++) {
      const { count, results } = await calls.list(resource, { page, page_size: AT_ONCE })
      items.push(...results)
      if (items.length >= count || results.length === 0) break
    }
    return treeOf(items, (item) => item[resource.parent ?? ''] as number | null)
  }, [calls, resource])
  const { data, failure, again } = useAnswer(ask)
  const { reorder, failure: refusal } = useReorder(resource, again)
  const move = (siblings: Branch<ListedItem>[], from: number, step: -1 | 1) =>
    reorder(moved(siblings, from, step).map(({ item }) => item.id))
  return (
    <>
      <Head title={resource.many} noindex />
      <div className={parts.head}>
        <h1 className={parts.title}>{resource.many}</h1>
        <Link className={parts.button} to={listHref(resourceName(resource))}>
          {t.list}
        </Link>
        {resource.can_create && (
          <Link className={parts.primary} to={addHref(resourceName(resource))}>
            {t.add(resource.one)}
          </Link>
        )}
      </div>
      {failure && <FailureNote failure={failure} onRetry={again} />}
      {refusal && <FailureNote failure={refusal} />}
      {!data && !failure && <p role="status">{t.loading}</p>}
      {data && (
        <div className={parts.panel}>
          <Level resource={resource} branches={data} onMove={move} />
        </div>
      )}
    </>
  )
}

interface LevelProps {
  resource: ResourceDescription
  branches: Branch<ListedItem>[]
  onMove(siblings: Branch<ListedItem>[], from: number, step: -1 | 1): void
}

function Level({ resource, branches, onMove }: LevelProps) {
  const t = useTexts(strings)
  const markNames = useTexts(markStrings) as Record<string, string>
  const name = resourceName(resource)
  return (
    <ol className={styles.level}>
      {branches.map(({ item, below }, index) => (
        <li key={item.id}>
          <div className={styles.line}>
            <Link to={changeHref(name, item.id)}>{item.display_name}</Link>
            <span>
              {item.marks.map((mark) => (
                <span key={mark} className={list.mark} data-mark={mark}>
                  {markNames[mark] ?? mark}
                </span>
              ))}
            </span>
            <MoveButtons
              name={item.display_name}
              isFirst={index === 0}
              isLast={index === branches.length - 1}
              onMove={(step) => onMove(branches, index, step)}
            />
            {resource.can_create && (
              <Link
                className={parts.small}
                to={`${addHref(name)}?${resource.parent}=${item.id}`}
                aria-label={t.addBelow(item.display_name)}
              >
                +
              </Link>
            )}
          </div>
          {below.length > 0 && <Level resource={resource} branches={below} onMove={onMove} />}
        </li>
      ))}
    </ol>
  )
}
