import { type KeyboardEvent, type MouseEvent, useId } from 'react'
import { onDemand, useOnDemand } from '../../../ui/on-demand.ts'
import { useSite } from '../../../ui/site-context.ts'
import { StructuredData } from '../../../ui/structured-data.tsx'
import { useLocale, useStrings } from '../../../ui/use-locale.ts'
import { strings } from '../strings.ts'
import styles from './search-form.module.css'
import { siteSearch } from './site-search.ts'
import { type SearchCallbacks, useSearchForm } from './use-search-form.ts'

/** Loaded on the first focus, because the header is on every page. */
const suggestions = onDemand(() => import('./suggestions.tsx'))

interface Props extends SearchCallbacks {
  /** On its own page, or in the header, where it expands on click. */
  variant: 'page' | 'header'
  /** The query of the page on show. */
  searched?: string
}

/** 1 §2 and 1 §4 Search form. Without scripting it is a plain form with the same target, and always open. */
export function SearchForm({ variant, searched = '', ...callbacks }: Props) {
  const t = useStrings(strings)
  const locale = useLocale()
  const site = useSite()
  const listId = useId()
  const inHeader = variant === 'header'
  const { form, input, button, state, act } = useSearchForm(searched, callbacks)
  const { text, isOpen, isSuggesting, isShown, wasFocused, path } = state
  const list = useOnDemand(suggestions, wasFocused)

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && (isShown || isOpen)) {
      // Esc is handled here, so a dialog around the form stays open.
      event.preventDefault()
      if (isShown) act.leaveSuggestions()
      else act.close(button.current)
    }
    if (event.key === 'ArrowDown' && event.target === input.current && !isSuggesting) act.suggest()
  }
  const pressButton = (event: MouseEvent) => {
    if (!inHeader || isOpen) return
    event.preventDefault()
    act.open()
  }

  return (
    <search className={styles.search} data-variant={variant} data-open={isOpen || undefined}>
      <StructuredData data={import.meta.env.SSR ? siteSearch(locale, site) : null} />
      <form
        ref={form}
        className={styles.form}
        action={path}
        method="get"
        onSubmit={act.submit}
        onFocus={act.focus}
        onBlur={act.blur}
        onKeyDown={press}
      >
        <div className={styles.field}>
          <input
            ref={input}
            className={styles.input}
            name="q"
            value={text}
            onChange={(event) => act.type(event.target.value)}
            placeholder={t.placeholder}
            aria-label={t.search}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={200}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={wasFocused ? listId : undefined}
          />
          {text !== '' && (
            <button
              type="button"
              data-needs-scripting
              className={styles.clear}
              aria-label={t.clear}
              onMouseDown={keepFocus}
              onClick={act.clear}
            />
          )}
        </div>
        <button
          ref={button}
          type="submit"
          className={styles.submit}
          aria-label={t.search}
          aria-expanded={inHeader && !isOpen ? false : undefined}
          onMouseDown={keepFocus}
          onClick={pressButton}
        />
        {wasFocused && list && (
          <list.Suggestions
            id={listId}
            form={form}
            input={input}
            text={text}
            isOpen={isSuggesting}
            onPick={act.pick}
            onShow={act.show}
          />
        )}
      </form>
    </search>
  )
}

/** The text field keeps the focus while a button is pressed, so that nothing closes under the pointer. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault()
}
