import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { isFailure } from '../../../../contract/errors.ts'
import { Button } from '../../../../ui/button.tsx'
import { FieldFrame, inputProps } from '../../../../ui/field-frame.tsx'
import { useCall } from '../../../../ui/use-call.ts'
import { useStrings } from '../../../../ui/use-locale.ts'
import { forms } from '../../endpoints.ts'
import { NOT_UPLOADED, UPLOADING } from '../answers.ts'
import { type FieldProps, wordsOf } from './field-props.ts'
import styles from './fields.module.css'
import { strings } from './file-strings.ts'

const MAX_BYTES = 10 * 1024 * 1024
/** The types the server accepts. With this list, a phone sends a photograph as JPEG and not in its own format. */
const ACCEPTED = 'application/pdf,image/jpeg,image/png,image/webp,image/gif,text/plain,.docx,.odt'

type Upload =
  | { state: 'none' }
  | { state: 'running'; file: File; part: number }
  | { state: 'done'; file: File; name: string }
  | { state: 'failed'; file: File; message: string; canRetry: boolean }

/** A file is uploaded as soon as it is chosen; the form then only sends its id. */
export function FileField({ field, value, errors, onChange }: FieldProps) {
  const id = useId()
  const t = useStrings(strings)
  const call = useCall()
  const [progress, setProgress] = useState<Upload>({ state: 'none' })
  const input = useRef<HTMLInputElement>(null)
  const running = useRef<AbortController | null>(null)

  const begin = async (file: File) => {
    running.current?.abort()
    if (file.size > MAX_BYTES) {
      onChange(NOT_UPLOADED)
      setProgress({ state: 'failed', file, message: t.fileSize, canRetry: false })
      return
    }
    const controller = new AbortController()
    running.current = controller
    setProgress({ state: 'running', file, part: 0 })
    onChange(UPLOADING)
    try {
      const onProgress = (part: number) => setProgress({ state: 'running', file, part })
      const { signal } = controller
      const { id: stored, name } = await call(forms.createTempFile, {}, { file }, { onProgress, signal })
      setProgress({ state: 'done', file, name })
      onChange(stored)
    } catch (error) {
      const [own] = (isFailure(error) && error.fields?.file) || []
      const tooLarge = isFailure(error) && error.code === 'too_large'
      const message = own ?? (tooLarge ? t.fileSize : t.uploadFailed)
      setProgress({ state: 'failed', file, message, canRetry: !own && !tooLarge })
      onChange(NOT_UPLOADED)
    }
  }
  // A file that was chosen before hydration is uploaded now.
  const beginEarly = useEffectEvent(() => {
    const [file] = input.current?.files ?? []
    if (file) void begin(file)
  })
  useEffect(() => {
    // After the form's own effects, which run after those of its fields.
    queueMicrotask(() => beginEarly())
    return () => running.current?.abort()
  }, [])
  const remove = () => {
    running.current?.abort()
    setProgress({ state: 'none' })
    onChange(null)
    if (input.current) input.current.value = ''
    input.current?.focus()
  }

  const all = progress.state === 'failed' ? [progress.message, ...errors] : errors
  const words = wordsOf(field, all)
  const isThere = typeof value === 'string' && value !== ''
  const name = progress.state === 'done' ? progress.name : null
  // A file that arrived but is refused was uploaded in a session that has ended: it can be uploaded again.
  const canRetry = progress.state === 'failed' ? progress.canRetry : name !== null && errors.length > 0
  return (
    <FieldFrame id={id} {...words}>
      <input
        ref={input}
        type="file"
        {...inputProps(id, words)}
        name={field.slug}
        accept={ACCEPTED}
        className={styles.file}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) void begin(file)
        }}
      />
      <div className={styles.upload} role="status">
        {progress.state === 'running' && (
          <>
            <span>{t.uploading(progress.file.name)}</span>
            <progress
              className={styles.progress}
              value={progress.part}
              max={1}
              aria-label={t.uploading(progress.file.name)}
            />
          </>
        )}
        {isThere && errors.length === 0 && <span>{name ? t.uploaded(name) : t.uploadedBefore}</span>}
      </div>
      <div className={styles.buttons}>
        {canRetry && 'file' in progress && (
          <Button look="outline" onClick={() => void begin(progress.file)}>
            {t.tryAgain}
          </Button>
        )}
        {(isThere || progress.state !== 'none') && (
          <Button look="outline" onClick={remove}>
            {t.removeFile}
          </Button>
        )}
      </div>
    </FieldFrame>
  )
}
