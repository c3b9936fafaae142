import { type FocusEvent, type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useMatches, useNavigate } from 'react-router'
import { leaveSheets, useBackCloses } from '../../../ui/back-closes.ts'
import { useLocale } from '../../../ui/use-locale.ts'
import { searchPath, searchUrl } from './search-path.ts'

/**
 * In milliseconds (1 §9 Search blur close): the form closes this long after it loses the focus, and its text field gets the
 * focus this long after it opens.
 */
const BLUR_CLOSE = 200
const OPEN_FOCUS = 200

export interface SearchCallbacks {
  /** Called before the navigation to the results. */
  onSearch?(text: string): void
  /** Called after it: a search was submitted. */
  onSubmit?(text: string): void
}

/** 1 §4 Search form: its states and transitions. */
export function useSearchForm(searched: string, { onSearch, onSubmit }: SearchCallbacks) {
  const locale = useLocale()
  const navigate = useNavigate()
  const category = useMatches().at(-1)?.params.category
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [text, setText] = useState(searched)
  const [isOpen, setOpen] = useState(false)
  const [isSuggesting, setSuggesting] = useState(false)
  const [isShown, setShown] = useState(false)
  const [wasFocused, setFocused] = useState(false)
  const opening = useTimer()
  const closing = useTimer()

  // Shows the query of another search, started elsewhere or by going back.
  useEffect(() => setText(searched), [searched])
  // Before hydration, what was typed is only in the field.
  useEffect(() => setText((known) => input.current?.value || known), [])

  useEffect(() => {
    if (!isOpen && !isSuggesting) return
    const closeBoth = (event: PointerEvent) => {
      if (form.current?.contains(event.target as Node)) return
      opening.cancel()
      setOpen(false)
      setSuggesting(false)
    }
    const closeSuggestions = () => setSuggesting(false)
    document.addEventListener('pointerdown', closeBoth)
    window.addEventListener('scroll', closeSuggestions, { passive: true })
    return () => {
      document.removeEventListener('pointerdown', closeBoth)
      window.removeEventListener('scroll', closeSuggestions)
    }
  }, [isOpen, isSuggesting, opening])

  const close = (focused?: HTMLElement | null) => {
    focused?.focus({ preventScroll: true })
    setOpen(false)
    setSuggesting(false)
  }
  useBackCloses(isOpen, () => close(button.current))
  const search = (wanted: string) => {
    if (wanted.trim() === '') return
    opening.cancel()
    closing.cancel()
    // The list and, in the header, the text field disappear. The focus goes to the button so that it is not lost, and a
    // phone's keyboard closes.
    close(button.current)
    onSearch?.(wanted)
    leaveSheets(() => navigate(searchUrl(locale, wanted.trim(), category)))
    onSubmit?.(wanted)
  }

  const act = {
    close,
    show: setShown,
    suggest: () => setSuggesting(text !== ''),
    open() {
      setOpen(true)
      setFocused(true)
      closing.cancel()
      opening.run(() => input.current?.focus({ preventScroll: true }), OPEN_FOCUS)
    },
    type(value: string) {
      setText(value)
      setSuggesting(value !== '')
    },
    clear() {
      input.current?.focus()
      act.type('')
    },
    /**
     * Esc: back to the text field, with the suggestions closed. The focus is set first, because it would open them
     * again.
     */
    leaveSuggestions() {
      input.current?.focus({ preventScroll: true })
      setSuggesting(false)
    },
    pick(suggestion: string) {
      setText(suggestion)
      search(suggestion)
    },
    submit(event: FormEvent) {
      event.preventDefault()
      search(text)
    },
    focus(event: FocusEvent) {
      // If both came before the code was loaded, the button's focus event may follow its click.
      closing.cancel()
      setFocused(true)
      if (event.target === input.current) setSuggesting(text !== '')
    },
    blur(event: FocusEvent) {
      if (form.current?.contains(event.relatedTarget)) return
      // If the focus went to another element, it stays there; if it went nowhere, the text field still gets it.
      if (event.relatedTarget) opening.cancel()
      closing.run(close, BLUR_CLOSE)
    },
  }
  const path = searchPath(locale, category)
  return { form, input, button, state: { text, isOpen, isSuggesting, isShown, wasFocused, path }, act }
}

/** One timer; setting it again replaces the call before. */
function useTimer() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return useMemo(
    () => ({
      run(action: () => void, delay: number) {
        clearTimeout(timer.current)
        timer.current = setTimeout(() => action(), delay)
      },
      cancel: () => clearTimeout(timer.current),
    }),
    [],
  )
}
