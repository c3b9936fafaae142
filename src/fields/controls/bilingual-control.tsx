import type { Bilingual, Locale } from '../../contract/locale.ts'
import type { ControlProps } from './control.ts'
import styles from './controls.module.css'
import { messagesAt, useControlStrings } from './environment.ts'
import { Frame } from './frame.tsx'

/** German and English side by side, one below the other where there is no room; a missing half is seen. */
export function BilingualControl({ field, value, onChange, path, messages }: ControlProps) {
  const t = useControlStrings()
  const text = (value as Bilingual | null) ?? { de: '', en: '' }
  const isHalf = (text.de === '') !== (text.en === '')
  const half = (locale: Locale, label: string) => (
    <Frame
      label={label}
      help={isHalf && text[locale] === '' ? t.missingTranslation : undefined}
      errors={messagesAt(messages, `${path}.${locale}`)}
    >
      {(input) => {
        const shared = {
          ...input,
          lang: locale,
          value: text[locale],
          'data-missing': (isHalf && text[locale] === '') || undefined,
        }
        const isLine = field.limits.text !== 'lines' && field.limits.text !== 'rich'
        return isLine ? (
          <input
            {...shared}
            className={styles.input}
            onChange={(event) => onChange({ ...text, [locale]: event.target.value })}
          />
        ) : (
          <textarea
            {...shared}
            className={styles.lines}
            rows={field.limits.text === 'rich' ? 6 : 3}
            onChange={(event) => onChange({ ...text, [locale]: event.target.value })}
          />
        )
      }}
    </Frame>
  )
  return (
    <Frame
      shape="group"
      label={field.label}
      required={field.required}
      help={field.limits.text === 'rich' ? t.richHelp : undefined}
      errors={messagesAt(messages, path)}
    >
      {() => (
        <div className={styles.sideBySide}>
          {half('de', t.german)}
          {half('en', t.english)}
        </div>
      )}
    </Frame>
  )
}
