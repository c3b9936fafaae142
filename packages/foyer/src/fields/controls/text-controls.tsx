import { typedAnchor } from '../../contract/typed-address.ts'
import { Becomes } from './becomes.tsx'
import { type ControlProps, textOf } from './control.ts'
import styles from './controls.module.css'
import { messagesAt, useControlStrings, useEnvironment } from './environment.ts'
import { Frame } from './frame.tsx'
import { LinkAdvice } from './link-advice.tsx'
import { asMoney, shownMoney } from './money.ts'
import { RichTextInput } from './rich-text-input.tsx'

const INPUT_MODES: Record<string, 'decimal' | 'numeric' | 'email'> = {
  money: 'decimal',
  digits: 'numeric',
  email: 'email',
}

/** One line, or several where the field says so. Amounts, addresses and keys are lines with a hint. */
export function TextControl({ field, value, onChange, path, messages }: ControlProps) {
  const t = useControlStrings()
  const { locale } = useEnvironment()
  const format = String(field.limits.format ?? '')
  const isMoney = format === 'money'
  const help = isMoney ? t.moneyHelp : field.kind === 'slug' ? t.slugHelp : undefined
  const isLong = field.limits.text === 'lines'
  return (
    <Frame
      label={field.label}
      about={field.help}
      required={field.required}
      help={help}
      errors={messagesAt(messages, path)}
    >
      {(input) =>
        isLong ? (
          <textarea
            {...input}
            className={styles.lines}
            rows={3}
            value={textOf(value)}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <>
            <input
              {...input}
              className={styles.input}
              inputMode={INPUT_MODES[format]}
              spellCheck={format === '' && field.kind === 'string'}
              value={isMoney ? shownMoney(textOf(value), locale) : textOf(value)}
              onChange={(event) => onChange(event.target.value)}
              onBlur={({ target }) => {
                const kept = isMoney ? asMoney(target.value) : target.value
                if (kept !== textOf(value)) onChange(kept)
              }}
            />
            {format === 'anchor' && <Becomes typed={textOf(value)} kept={typedAnchor(textOf(value))} />}
          </>
        )
      }
    </Frame>
  )
}

/** A link of any kind: to a page, a film, a file of our own. */
export function LinkControl({ field, value, onChange, path, messages }: ControlProps) {
  const t = useControlStrings()
  const { locale } = useEnvironment()
  const help = field.kind === 'link' ? t.linkHelp : undefined
  return (
    <Frame
      label={field.label}
      about={field.help}
      required={field.required}
      help={help}
      errors={messagesAt(messages, path)}
    >
      {(input) => (
        <>
          <input
            {...input}
            className={styles.input}
            inputMode="url"
            spellCheck={false}
            value={textOf(value)}
            onChange={(event) => onChange(event.target.value)}
          />
          {field.kind === 'link' && <LinkAdvice text={textOf(value)} locale={locale} onTake={onChange} />}
        </>
      )}
    </Frame>
  )
}

/** Formatted text. */
export function RichTextControl({ field, value, onChange, path, messages }: ControlProps) {
  return (
    <Frame
      label={field.label}
      about={field.help}
      required={field.required}
      errors={messagesAt(messages, path)}
    >
      {(input) => (
        <RichTextInput input={input} label={field.label} value={textOf(value)} onChange={onChange} />
      )}
    </Frame>
  )
}

/** Code, stored exactly as written. */
export function CodeControl({ field, value, onChange, path, messages }: ControlProps) {
  return (
    <Frame
      label={field.label}
      about={field.help}
      required={field.required}
      errors={messagesAt(messages, path)}
    >
      {(input) => (
        <textarea
          {...input}
          className={styles.code}
          rows={6}
          spellCheck={false}
          value={textOf(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Frame>
  )
}

/** Pasted code or an address; only an address is stored. */
export function EmbedControl({ field, value, onChange, path, messages }: ControlProps) {
  const kept = (value as { address?: string } | null)?.address
  return (
    <Frame
      label={field.label}
      about={field.help}
      required={field.required}
      errors={messagesAt(messages, path)}
    >
      {(input) => (
        <textarea
          {...input}
          className={styles.code}
          rows={2}
          spellCheck={false}
          value={kept ?? textOf(value)}
          onChange={(event) => onChange(event.target.value || null)}
        />
      )}
    </Frame>
  )
}

export function PasswordControl({ field, value, onChange, path, messages }: ControlProps) {
  const t = useControlStrings()
  return (
    <Frame
      label={field.label}
      about={field.help}
      required={field.required}
      help={t.passwordHelp}
      errors={messagesAt(messages, path)}
    >
      {(input) => (
        <input
          {...input}
          className={styles.input}
          type="password"
          autoComplete="new-password"
          value={textOf(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Frame>
  )
}
