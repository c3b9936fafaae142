import { useState } from 'react'
import type { ResourceDescription } from '../../fields/description.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import type { Item, Use } from '../calls.ts'
import { FailureNote } from '../failure-note.tsx'
import parts from '../parts.module.css'
import { strings } from '../strings.ts'
import { useOffice, useTexts } from '../use-office.ts'
import { UseList } from './use-list.tsx'

/** Where an item is used, shown without deleting it. */
export function UsesPanel({ resource, item }: { resource: ResourceDescription; item: Item }) {
  const t = useTexts(strings)
  const { calls } = useOffice()
  const [uses, setUses] = useState<Use[] | null>(null)
  const { submit, failure } = useSubmit()
  return (
    <details
      className={parts.panel}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !uses) void submit(async () => setUses(await calls.uses(resource, item.id)))
      }}
    >
      <summary className={parts.subtitle}>{t.uses}</summary>
      {uses && <UseList uses={uses} />}
      {failure && <FailureNote failure={failure} />}
    </details>
  )
}
