import { useRef, useState } from 'react'
import { isFailure } from '../../contract/errors.ts'
import { uploadFailure } from '../../contract/upload-failure.ts'
import type { ResourceDescription } from '../../fields/description.ts'
import { Link } from '../../ui/link.tsx'
import { changeHref } from '../address.ts'
import parts from '../parts.module.css'
import { strings } from '../strings.ts'
import { resourceName, useOffice, useTexts } from '../use-office.ts'
import styles from './media.module.css'

interface Sent {
  name: string
  /** From 0 to 1. */
  part: number
  id: number | null
  refusal: string
}

/** Uploads any number of files to the library, one after another, and shows progress and result of each. */
export function UploadMany({ resource, onChanged }: { resource: ResourceDescription; onChanged(): void }) {
  const t = useTexts(strings)
  const { calls, locale } = useOffice()
  const kind = resource.accepts === 'image/*' ? 'picture' : 'film'
  const input = useRef<HTMLInputElement>(null)
  const [sent, setSent] = useState<Sent[]>([])
  const send = async (files: File[]) => {
    const list: Sent[] = files.map(({ name }) => ({ name, part: 0, id: null, refusal: '' }))
    setSent(list)
    const tell = (index: number, change: Partial<Sent>) => {
      Object.assign(list[index] as Sent, change)
      setSent([...list])
    }
    for (const [index, file] of files.entries()) {
      try {
        const { id } = await calls.upload(resource.path, file, (part) => tell(index, { part }))
        tell(index, { id, part: 1 })
      } catch (error) {
        if (!isFailure(error)) throw error
        tell(index, { refusal: uploadFailure(error, file, kind, locale) })
      }
    }
    onChanged()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same
    <div
      className={styles.drop}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        send([...event.dataTransfer.files])
      }}
    >
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={resource.accepts ?? ''}
        aria-label={t.upload}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])]
          event.target.value = ''
          if (files.length > 0) send(files)
        }}
      />
      <button type="button" className={parts.primary} onClick={() => input.current?.click()}>
        {t.upload}
      </button>{' '}
      <span className={parts.quiet}>{t.dropHere}</span>
      {sent.length > 0 && (
        <ul className={styles.sent} aria-live="polite">
          {sent.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
            <li key={index}>
              {one.id === null ? (
                one.name
              ) : (
                <Link to={changeHref(resourceName(resource), one.id)}>{one.name}</Link>
              )}{' '}
              {one.refusal ? <strong>{one.refusal}</strong> : `${Math.round(one.part * 100)} %`}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
