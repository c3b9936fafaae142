import type { FieldDescription, ResourceDescription } from '../../fields/description.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import type { Values } from '../calls.ts'
import { FailureNote } from '../failure-note.tsx'
import { fieldNamed } from '../field-text.ts'
import parts from '../parts.module.css'
import { strings } from '../strings.ts'
import { resourceNamed, useOffice, useTexts } from '../use-office.ts'
import styles from './form.module.css'

interface Props {
  resource: ResourceDescription
  field: FieldDescription
  values: Values
  onTake(rows: unknown[]): void
}

/**
 * Copies the rows of a table from another item: an event with one different singer has its own cast, which starts as a
 * copy of its production's. Offered while the table is empty and the other item, whose values this one uses, has a
 * table of the same name.
 */
export function LentRows({ resource, field, values, onTake }: Props) {
  const t = useTexts(strings)
  const { calls, resources } = useOffice()
  const { submit, failure } = useSubmit()
  const lender = lenderOf(resource, resources, field, values)
  if (!lender) return null
  const take = () =>
    submit(async () => {
      const rows = (await calls.read(lender.resource, lender.id))[field.name]
      if (Array.isArray(rows)) onTake(rows)
    })
  return (
    <div className={styles.lent}>
      <button
        type="button"
        className={parts.button}
        aria-label={`${field.label}: ${t.takeLent(lender.resource.one)}`}
        onClick={take}
      >
        {t.takeLent(lender.resource.one)}
      </button>
      {failure && <FailureNote failure={failure} />}
    </div>
  )
}

function lenderOf(
  resource: ResourceDescription,
  resources: ResourceDescription[],
  field: FieldDescription,
  values: Values,
): { resource: ResourceDescription; id: number } | null {
  const rows = values[field.name]
  const isEmpty = !Array.isArray(rows) || rows.length === 0
  const of = fieldNamed(resource, resource.lent_by ?? '')?.of
  const id = values[resource.lent_by ?? '']
  if (field.kind !== 'items' || !isEmpty || !of || typeof id !== 'number') return null
  const lender = resourceNamed(resources, of)
  return lender && fieldNamed(lender, field.name)?.kind === 'items' ? { resource: lender, id } : null
}
