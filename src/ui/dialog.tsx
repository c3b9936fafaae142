import { type PropsWithChildren, type SyntheticEvent, useEffect, useRef } from 'react'
import styles from './dialog.module.css'
import { useScrollLock } from './scroll-lock.ts'

type Props = PropsWithChildren<{
  isOpen: boolean
  onClose(): void
  /** Its name for those who hear it, unless `labelledBy` points to a heading in it. */
  label?: string
  labelledBy?: string
  className?: string
  /** A click beside it closes it, too. */
  closesOutside?: boolean
}>

/** A modal dialog: the focus stays inside, Esc closes it, and the focus goes back to where it came from. */
export function Dialog({ isOpen, onClose, label, labelledBy, className, closesOutside, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useScrollLock(isOpen)
  useEffect(() => {
    if (!isOpen) return
    const shown = dialog.current
    const opener = document.activeElement
    shown?.showModal()
    return () => {
      shown?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [isOpen])
  if (!isOpen) return null
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the key, and it comes as `cancel`
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${className ?? ''}`}
      aria-label={label}
      aria-labelledby={labelledBy}
      onCancel={cancel}
      onClick={(event) => {
        if (closesOutside && event.target === dialog.current) onClose()
      }}
    >
      {children}
    </dialog>
  )
}
