import { useRef, useState } from 'react'
import { uploadFailure } from '../../contract/upload-failure.ts'
import styles from './controls.module.css'
import { useControlStrings, useEnvironment } from './environment.ts'

interface Props {
  label: string
  /** The number of pictures that still fit into the field. */
  max: number
  take(file: File, onProgress: (part: number) => void): Promise<{ id: number }>
  /** Called once, with all pictures that were added to the library. */
  onTaken(ids: number[]): void
}

/** Uploads pictures to the library, one after the other; a failed one does not stop the others. */
export function TakePictures({ label, max, take, onTaken }: Props) {
  const t = useControlStrings()
  const input = useRef<HTMLInputElement>(null)
  const [part, setPart] = useState<number | null>(null)
  const { locale } = useEnvironment()
  const [faults, setFaults] = useState<string[]>([])
  const send = async (files: File[]) => {
    const ids: number[] = []
    const refused: string[] = []
    setFaults([])
    for (const [index, file] of files.entries()) {
      const told = (done: number) => setPart((index + done) / files.length)
      told(0)
      try {
        ids.push((await take(file, told)).id)
      } catch (error) {
        refused.push(uploadFailure(error, file, 'picture', locale))
      }
    }
    setPart(null)
    setFaults(refused)
    if (ids.length > 0) onTaken(ids)
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={max > 1}
        accept="image/*"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])].slice(0, max)
          target.value = ''
          if (files.length > 0) void send(files)
        }}
      />
      <button
        type="button"
        className={styles.add}
        aria-label={`${label}: ${t.upload}`}
        disabled={part !== null}
        onClick={() => input.current?.click()}
      >
        {part === null ? t.upload : `${Math.round(part * 100)} %`}
      </button>
      <span role="status" className={styles.errors}>
        {faults.join(' ')}
      </span>
    </>
  )
}
