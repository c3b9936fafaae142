import { type ReactNode, useEffect, useRef } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { useWords } from '../desk/desk.ts'
import { ToolButton } from '../tools/tool-button.tsx'
import styles from './picker.module.css'

interface Props {
  title: string
  onClose(): void
  children: ReactNode
}

/** 1 §7 Admin pop-ups: a window over page and form; Esc closes it. */
export function Picker({ title, onClose, children }: Props) {
  const t = useWords()
  const body = useRef<HTMLDivElement>(null)
  // A dialog focuses its first button, which closes it; here the text field gets the focus.
  useEffect(() => body.current?.querySelector<HTMLElement>('input:not([type="file"])')?.focus(), [])
  return (
    <Dialog isOpen onClose={onClose} label={title} className={styles.dialog} closesOutside>
      <header className={styles.head}>
        <h2>{title}</h2>
        <ToolButton icon="close" label={t.close} onClick={onClose} />
      </header>
      <div ref={body} className={styles.inside}>
        {children}
      </div>
    </Dialog>
  )
}
