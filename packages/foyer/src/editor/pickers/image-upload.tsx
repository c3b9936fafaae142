import { useState } from 'react'
import { uploadFailure } from '../../contract/upload-failure.ts'
import { media } from '../../domains/media/endpoints.ts'
import { currentVisit, useWords } from '../desk/desk.ts'
import tools from '../tools/tools.module.css'
import { ImageWords, useImageText } from './image-words.tsx'
import styles from './picker.module.css'
import { Picker } from './picker.tsx'

interface Props {
  file: File
  onTaken(id: number): void
  onClose(): void
}

/** A new picture: its description is asked for before the upload. */
export function ImageUpload({ file, onTaken, onClose }: Props) {
  const t = useWords()
  const { text, setText, isAsked, isComplete } = useImageText()
  const [part, setPart] = useState<number | null>(null)
  const [fault, setFault] = useState('')
  const send = async () => {
    setPart(0)
    setFault('')
    const { de, en, isDecorative, credit } = text
    const { call, locale } = currentVisit()
    const alt = isDecorative ? { alt_de: '', alt_en: '' } : { alt_de: de, alt_en: en }
    try {
      const taken = await call(
        media.uploadPicture,
        {},
        { file, ...alt, credit, is_decorative: String(isDecorative) },
        { onProgress: setPart },
      )
      onTaken(taken.id)
    } catch (error) {
      setFault(uploadFailure(error, file, 'picture', locale))
      setPart(null)
    }
  }
  return (
    <Picker title={t.newImage} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (isComplete(event.currentTarget)) void send()
        }}
      >
        <p className={styles.hint}>{file.name}</p>
        <ImageWords value={text} isAsked={isAsked} onChange={setText} />
        {fault && (
          <p role="alert" className={styles.fault}>
            {fault}
          </p>
        )}
        <div className={styles.row}>
          <button type="submit" className={tools.primary} disabled={part !== null}>
            {part === null ? t.takeImage : `${Math.round(part * 100)} %`}
          </button>
          <button type="button" className={tools.plain} onClick={onClose}>
            {t.cancel}
          </button>
        </div>
      </form>
    </Picker>
  )
}
