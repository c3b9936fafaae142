import { type PropsWithChildren, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import styles from './dialog.module.css'
import { useScrollLock } from './scroll-lock.ts'

type Props = PropsWithChildren<{
  isOpen: boolean
  onClose(): void
  /** The name for screen readers, unless `labelledBy` points to a heading in the dialog. */
  label?: string
  labelledBy?: string
  className?: string
  /** A click outside the dialog closes it too. */
  closesOutside?: boolean
  /** How long the content stays after closing, for styles with a closing animation. */
  leaveMs?: number
  /** Dialogs that open later open behind this one, because it has to be answered first. */
  isForemost?: boolean
}>

/** A modal dialog: the focus stays inside, Esc closes it, and the focus returns to where it was before. */
export function Dialog(props: Props) {
  const {
    isOpen,
    onClose,
    label,
    labelledBy,
    className,
    closesOutside,
    leaveMs = 0,
    isForemost,
    children,
  } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const isLeaving = useLeaving(isOpen, leaveMs)
  useScrollLock(isOpen)
  useEffect(() => {
    if (!isOpen) return
    const shown = dialog.current
    const opener = document.activeElement
    shown?.showModal()
    bringForward(document.querySelector<HTMLDialogElement>('dialog[data-foremost][open]'), shown)
    return () => {
      shown?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [isOpen])
  if (!isOpen && !isLeaving) return null
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key is Esc, which arrives as `cancel`
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${className ?? ''}`}
      aria-label={label}
      aria-labelledby={labelledBy}
      data-foremost={isForemost || undefined}
      onCancel={cancel}
      onClick={(event) => {
        if (closesOutside && event.target === dialog.current) onClose()
      }}
    >
      {children}
    </dialog>
  )
}

/** The browser stacks dialogs in the order in which they were opened, so the foremost one is opened again. */
function bringForward(foremost: HTMLDialogElement | null, opened: HTMLDialogElement | null): void {
  if (!foremost || foremost === opened) return
  foremost.close()
  foremost.showModal()
}

/** True from closing until the animation is over. */
function useLeaving(isOpen: boolean, leaveMs: number): boolean {
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    if (isOpen) return setThere(true)
    if (!isThere) return
    const timer = setTimeout(() => setThere(false), leaveMs)
    return () => clearTimeout(timer)
  }, [isOpen, isThere, leaveMs])
  return isThere && !isOpen && leaveMs > 0
}
