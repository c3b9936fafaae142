import type { ReactNode } from 'react'
import type { FieldDescription, ResourceDescription } from '../../fields/description.ts'
import { Link } from '../../ui/link.tsx'
import { changeHref } from '../address.ts'
import { firstAnswers, type Question } from '../answers/answers-in-words.ts'
import { useQuestions } from '../answers/use-questions.ts'
import type { ListedItem, Values } from '../calls.ts'
import { CellValue } from '../cell-value.tsx'
import { textIn } from '../field-text.ts'
import { marks as markStrings, strings } from '../strings.ts'
import { resourceName, useOffice, useTexts } from '../use-office.ts'
import { leadingColumn } from './columns.ts'
import styles from './list.module.css'
import { type ListQuery, turned } from './list-query.ts'
import { MoveButtons } from './move-buttons.tsx'

interface Props {
  resource: ResourceDescription
  columns: FieldDescription[]
  items: ListedItem[]
  query: ListQuery
  chosen: ReadonlySet<number>
  onChoose(ids: number[], isChosen: boolean): void
  onSort(ordering: string): void
  /** Null if items cannot be moved. */
  onMove: ((from: number, step: -1 | 1) => void) | null
}

export function ListTable({ resource, columns, items, query, chosen, onChoose, onSort, onMove }: Props) {
  const t = useTexts(strings)
  const ordering = query.ordering || resource.order
  const hasPictures = items.some(({ picture }) => picture !== null)
  const isAll = items.every(({ id }) => chosen.has(id))
  const questionsOf = useQuestions(resource, items)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard
    <section className={styles.scroller} tabIndex={0} aria-label={resource.many}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.narrow}>
              <input
                type="checkbox"
                aria-label={t.chooseAll}
                checked={isAll}
                onChange={(event) =>
                  onChoose(
                    items.map(({ id }) => id),
                    event.target.checked,
                  )
                }
              />
            </th>
            {hasPictures && (
              <th scope="col" className={styles.narrow}>
                {t.picture}
              </th>
            )}
            {columns.map((field) => (
              <Heading
                key={field.name}
                field={field}
                canSort={resource.columns.includes(field.name) && field.kind !== 'answers'}
                ordering={ordering}
                onSort={onSort}
              />
            ))}
            {onMove && (
              <th scope="col" className={styles.narrow}>
                {t.order}
              </th>
            )}
            {resource.marks.length > 0 && <th scope="col">{t.needsAttention}</th>}
            {resource.has_page && (
              <th scope="col" className={styles.narrow}>
                {t.site}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {items.map((item, index) => (
            <Row
              key={item.id}
              resource={resource}
              columns={columns}
              item={item}
              hasPictures={hasPictures}
              questions={questionsOf(item)}
              isChosen={chosen.has(item.id)}
              onChoose={(isChosen) => onChoose([item.id], isChosen)}
              movable={
                onMove && (
                  <MoveButtons
                    name={item.display_name}
                    isFirst={index === 0}
                    isLast={index === items.length - 1}
                    onMove={(step) => onMove(index, step)}
                  />
                )
              }
            />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface HeadingProps {
  field: FieldDescription
  canSort: boolean
  ordering: string
  onSort(ordering: string): void
}

const ARROWS: Record<string, string> = { ascending: ' ↑', descending: ' ↓' }

function Heading({ field, canSort, ordering, onSort }: HeadingProps) {
  const sort = sortOf(ordering, field.name)
  if (!canSort) return <th scope="col">{field.label}</th>
  return (
    <th scope="col" aria-sort={sort}>
      <button type="button" onClick={() => onSort(turned(ordering, field.name))}>
        {field.label}
        <span aria-hidden="true">{ARROWS[sort ?? ''] ?? ''}</span>
      </button>
    </th>
  )
}

function sortOf(ordering: string, name: string): 'ascending' | 'descending' | undefined {
  if (ordering === name) return 'ascending'
  return ordering === `-${name}` ? 'descending' : undefined
}

interface RowProps {
  resource: ResourceDescription
  columns: FieldDescription[]
  item: ListedItem
  hasPictures: boolean
  /** The questions of the form, for an entry of one. */
  questions: Question[]
  isChosen: boolean
  onChoose(isChosen: boolean): void
  /** Buttons to move the item, if it can be moved. */
  movable: ReactNode
}

function Row({ resource, columns, item, hasPictures, questions, isChosen, onChoose, movable }: RowProps) {
  const t = useTexts(strings)
  const markNames = useTexts(markStrings) as Record<string, string>
  const { calls, locale } = useOffice()
  const url = item.urls?.[locale]
  const leading = leadingColumn(columns)
  const lender = resource.fields.find(({ name }) => name === resource.lent_by)
  const lent = lender?.of && calls.names.get(`${lender.of}/${item[lender.name]}`)?.name
  return (
    <tr data-chosen={isChosen || undefined}>
      <td>
        <input
          type="checkbox"
          aria-label={t.choose(item.display_name)}
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
      </td>
      {hasPictures && (
        <td>{item.picture && <img className={styles.thumb} src={item.picture} alt="" loading="lazy" />}</td>
      )}
      {columns.map((field) => (
        <td key={field.name}>
          {field.name === leading ? (
            <Link to={changeHref(resourceName(resource), item.id)}>
              {textIn(item[field.name], locale) ? (
                <CellValue field={field} value={item[field.name]} />
              ) : (
                lent || item.display_name
              )}
            </Link>
          ) : field.kind === 'answers' ? (
            firstAnswers(questions, item[field.name] as Values, locale)
          ) : (
            <CellValue field={field} value={item[field.name]} />
          )}
        </td>
      ))}
      {movable && <td>{movable}</td>}
      {resource.marks.length > 0 && (
        <td>
          {item.marks.map((mark) => (
            <span key={mark} className={styles.mark} data-mark={mark}>
              {markNames[mark] ?? mark}
            </span>
          ))}
        </td>
      )}
      {resource.has_page && (
        <td>
          {url && (
            <a href={url} aria-label={`${t.viewOnSite}: ${item.display_name}`}>
              ↗
            </a>
          )}
        </td>
      )}
    </tr>
  )
}
