import { type MouseEvent, useRef, useState } from 'react'
import { uploadFailure } from '../../contract/upload-failure.ts'
import type { Item, Values } from '../calls.ts'
import parts from '../parts.module.css'
import { strings } from '../strings.ts'
import { useOffice, useTexts } from '../use-office.ts'
import styles from './media.module.css'

interface Props {
  item: Item
  values: Values
  onChange(name: string, value: number): void
}

/** A picture of the library with its focal point, its crops, and a button to replace its file. */
export function PicturePanel({ item, values, onChange }: Props) {
  const { focal_x: x, focal_y: y } = values
  if (!item.picture || typeof x !== 'number' || typeof y !== 'number') return null
  return <FocalPoint key={item.picture} id={item.id} picture={item.picture} x={x} y={y} onChange={onChange} />
}

interface FocalPointProps {
  id: number
  picture: string
  x: number
  y: number
  onChange: Props['onChange']
}

function FocalPoint({ id, picture, x, y, onChange }: FocalPointProps) {
  const t = useTexts(strings)
  const position = `${x * 100}% ${y * 100}%`
  const pick = (event: MouseEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    // A key press has no position; there are number fields for that.
    if (event.clientX === 0 && event.clientY === 0) return
    onChange('focal_x', share(event.clientX - box.left, box.width))
    onChange('focal_y', share(event.clientY - box.top, box.height))
  }
  return (
    <div className={`${parts.panel} ${styles.picture}`}>
      <button
        type="button"
        className={styles.focal}
        aria-label={t.focalPoint}
        title={t.focalPoint}
        onClick={pick}
      >
        <img src={picture} alt="" />
        <span className={styles.point} style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />
      </button>
      <img className={styles.tall} src={picture} alt="" style={{ objectPosition: position }} />
      <img className={styles.wide} src={picture} alt="" style={{ objectPosition: position }} />
      <ReplaceFile id={id} />
    </div>
  )
}

const share = (at: number, of: number) => Math.round(Math.min(1, Math.max(0, at / of)) * 100) / 100

function ReplaceFile({ id }: { id: number }) {
  const t = useTexts(strings)
  const { calls, locale } = useOffice()
  const input = useRef<HTMLInputElement>(null)
  const [part, setPart] = useState<number | null>(null)
  const [fault, setFault] = useState('')
  const replace = async (file: File) => {
    setFault('')
    try {
      await calls.upload(`/api/admin/media/image/${id}/file`, file, setPart)
      // Loads a new document, because the picture has new addresses everywhere.
      location.reload()
    } catch (error) {
      setFault(uploadFailure(error, file, 'picture', locale))
      setPart(null)
    }
  }
  return (
    <div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        aria-label={t.replaceFile}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) replace(file)
        }}
      />
      <button
        type="button"
        className={parts.button}
        disabled={part !== null}
        onClick={() => input.current?.click()}
      >
        {part === null ? t.replaceFile : `${Math.round(part * 100)} %`}
      </button>
      {fault && <p role="alert">{fault}</p>}
    </div>
  )
}
