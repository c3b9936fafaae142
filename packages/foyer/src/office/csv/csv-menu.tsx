import { useRef, useState } from 'react'
import { Failure } from '../../contract/errors.ts'
import type { ResourceDescription } from '../../fields/description.ts'
import { useSubmit } from '../../ui/use-submit.ts'
import type { Values } from '../calls.ts'
import { FailureNote } from '../failure-note.tsx'
import parts from '../parts.module.css'
import { strings } from '../strings.ts'
import { useOffice, useTexts } from '../use-office.ts'
import { csvRows } from './csv-columns.ts'
import { CsvPreview } from './csv-preview.tsx'
import { previewRows, type Step } from './take-in.ts'
import { download, takeOut } from './take-out.ts'

interface Props {
  resource: ResourceDescription
  /** The filters of the list: only what they find is exported. */
  query: Values
  onChanged(): void
}

/** Exports a list as a file, and imports a file after a preview of the changes. */
export function CsvMenu({ resource, query, onChanged }: Props) {
  const t = useTexts(strings)
  const { calls } = useOffice()
  const input = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<{ steps: Step[]; unknown: string[] } | null>(null)
  const { submit, isSending, failure, wrong } = useSubmit()
  const out = () =>
    submit(async () => download(`${resource.model}.csv`, await takeOut(calls, resource, query)))
  const look = (file: File) =>
    submit(async () => {
      // Loaded when needed: the parser is larger than the rest of the list, and few editors import files.
      const { readCsv } = await import('../../contract/csv.ts').catch((cause: unknown) => {
        throw new Failure('unavailable', { cause })
      })
      const lines = readCsv(await file.text())
      if (!lines) throw new Failure('invalid', { fields: { file: [t.csvUnreadable] } })
      const { rows, unknown } = csvRows(resource, lines)
      setFound({ steps: await previewRows(calls, resource, rows), unknown })
    })
  return (
    <>
      <button type="button" className={parts.button} disabled={isSending} onClick={out}>
        {t.csvOut}
      </button>
      <button
        type="button"
        className={parts.button}
        disabled={isSending}
        onClick={() => input.current?.click()}
      >
        {t.csvIn}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,text/csv"
        aria-label={t.csvIn}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) look(file)
        }}
      />
      {wrong.file && (
        <p role="alert" className={parts.alert}>
          {wrong.file}
        </p>
      )}
      {failure && <FailureNote failure={failure} />}
      {found && (
        <CsvPreview
          resource={resource}
          steps={found.steps}
          unknown={found.unknown}
          onClose={(isChanged) => {
            setFound(null)
            if (isChanged) onChanged()
          }}
        />
      )}
    </>
  )
}
