import type { ResourceDescription } from '../fields/description.ts'
import { Link } from '../ui/link.tsx'
import { changeHref } from './address.ts'
import type { ListedItem } from './calls.ts'
import { CellValue } from './cell-value.tsx'
import { fieldNamed, itemTitle } from './item-title.ts'
import { type ListQuery, turned } from './list-query.ts'
import styles from './office.module.css'
import { marks as markStrings, strings } from './strings.ts'
import { resourceName, useOffice, useTexts } from './use-office.ts'

interface Props {
  resource: ResourceDescription
  items: ListedItem[]
  query: ListQuery
  onSort(ordering: string): void
}

export function ListTable({ resource, items, query, onSort }: Props) {
  const t = useTexts(strings)
  const ordering = query.ordering || resource.order
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reachable with keys
    <section className={styles.scroller} tabIndex={0} aria-label={resource.many}>
      <table className={styles.table}>
        <thead>
          <tr>
            {resource.columns.map((name) => (
              <th key={name} scope="col" aria-sort={sortOf(ordering, name)}>
                <button type="button" className={styles.plain} onClick={() => onSort(turned(ordering, name))}>
                  {fieldNamed(resource, name)?.label ?? name}
                  <span aria-hidden="true">{ARROWS[sortOf(ordering, name) ?? ''] ?? ''}</span>
                </button>
              </th>
            ))}
            {resource.marks.length > 0 && <th scope="col">{t.needsAttention}</th>}
            {resource.has_page && <th scope="col">{t.toSite}</th>}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Row key={item.id} resource={resource} item={item} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

const ARROWS: Record<string, string> = { ascending: ' ↑', descending: ' ↓' }

function sortOf(ordering: string, name: string): 'ascending' | 'descending' | undefined {
  if (ordering === name) return 'ascending'
  return ordering === `-${name}` ? 'descending' : undefined
}

function Row({ resource, item }: { resource: ResourceDescription; item: ListedItem }) {
  const t = useTexts(strings)
  const markNames = useTexts(markStrings) as Record<string, string>
  const { locale } = useOffice()
  const title = itemTitle(resource, item, locale)
  const url = item.urls?.[locale]
  return (
    <tr>
      {resource.columns.map((name, index) => {
        const field = fieldNamed(resource, name)
        const value = field && <CellValue field={field} value={item[name]} />
        return (
          <td key={name}>
            {index === 0 ? (
              <Link to={changeHref(resourceName(resource), item.id)} aria-label={title}>
                {value}
              </Link>
            ) : (
              value
            )}
          </td>
        )
      })}
      {resource.marks.length > 0 && (
        <td>
          {item.marks.map((mark) => (
            <span key={mark} className={styles.mark}>
              {markNames[mark] ?? mark}
            </span>
          ))}
        </td>
      )}
      {resource.has_page && (
        <td>
          {url && (
            <a href={url} aria-label={`${t.viewOnSite}: ${title}`}>
              ↗
            </a>
          )}
        </td>
      )}
    </tr>
  )
}
