import { type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './controls.module.css'
import { useControlStrings } from './environment.ts'
import { type Sent, sendEach, type TakeFile } from './send-each.ts'

interface Props {
  /** What is read aloud of the button where several of them stand on one page. */
  label?: string
  /** What it says, where that is not only to upload. */
  words?: string
  /** Which files it asks for, as in `image/*`. */
  accept: string
  max: number
  take: TakeFile
  faultOf(error: unknown, file: File): string
  /** Told of each as soon as the library has it. */
  onTaken(id: number): void
  /** Told when all have been sent, or were stopped. */
  onDone?(): void
  /** How what has been taken is named; it is left out where nothing is said, because it is seen elsewhere. */
  nameTaken?(sent: Sent): ReactNode
}

/** Files chosen by a button or dropped: each with how far it is, why it was not taken, and a way to stop. */
export function Upload({ label, words, accept, max, take, faultOf, onTaken, onDone, nameTaken }: Props) {
  const t = useControlStrings()
  const name = words ?? t.upload
  const input = useRef<HTMLInputElement>(null)
  const stopping = useRef<AbortController | null>(null)
  const [sent, setSent] = useState<Sent[]>([])
  const [isOver, setOver] = useState(false)
  // Much may be changed beside it while files are on their way.
  const told = useRef({ onTaken, onDone })
  told.current = { onTaken, onDone }
  useEffect(() => () => stopping.current?.abort(), [])
  const isSending = sent.some(({ state }) => state === 'sending' || state === 'waiting')
  const send = async (files: File[]) => {
    if (files.length === 0 || isSending) return
    const stop = new AbortController()
    stopping.current = stop
    const [some, more] = [files.slice(0, max), files.slice(max)]
    const left = more.map(({ name }) => refused(name, t.atMost(max)))
    await sendEach(some, {
      ...{ take, faultOf, signal: stop.signal },
      onChange: (now) => setSent([...now, ...left]),
      onTaken: (id) => told.current.onTaken(id),
    })
    told.current.onDone?.()
  }
  const shown = sent.filter(({ state }) => state !== 'taken' || nameTaken)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same
    <div
      className={styles.upload}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        void send([...event.dataTransfer.files])
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple={max > 1}
        accept={accept}
        aria-label={label ? `${label}: ${name}` : name}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          void send(files)
        }}
      />
      <button
        type="button"
        className={styles.add}
        aria-label={label && `${label}: ${name}`}
        disabled={isSending}
        onClick={() => input.current?.click()}
      >
        {name}
      </button>
      <span className={styles.help}>{max > 1 ? t.dropMany : t.dropOne}</span>
      {isSending && (
        <button type="button" className={styles.add} onClick={() => stopping.current?.abort()}>
          {t.stopUpload}
        </button>
      )}
      {shown.length > 0 && (
        <ul className={styles.sent} aria-live="polite">
          {shown.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
            <li key={index}>
              {(one.state === 'taken' && nameTaken?.(one)) || one.name} <State sent={one} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function State({ sent: { state, part, fault } }: { sent: Sent }) {
  const t = useControlStrings()
  if (state === 'refused') return <strong>{fault}</strong>
  if (state === 'sending') return `${Math.round(part * 100)} %`
  return { waiting: t.uploadWaits, taken: t.uploaded, stopped: t.uploadStopped }[state]
}

function refused(name: string, fault: string): Sent {
  return { name, state: 'refused', part: 0, id: null, fault }
}
