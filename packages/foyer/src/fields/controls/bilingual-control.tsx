import type { Bilingual, Locale } from '../../contract/locale.ts'
import { typedPath } from '../../contract/typed-address.ts'
import { Becomes } from './becomes.tsx'
import type { ControlProps } from './control.ts'
import styles from './controls.module.css'
import { messagesAt, useControlStrings, useEnvironment } from './environment.ts'
import { Frame } from './frame.tsx'
import { LinkAdvice } from './link-advice.tsx'
import { RichTextInput } from './rich-text-input.tsx'

const ROWS: Record<string, number> = { lines: 3 }

/** German and English side by side, or one below the other where there is no room. A missing language is marked. */
export function BilingualControl({ field, value, onChange, path, messages }: ControlProps) {
  const t = useControlStrings()
  const { locale: tools } = useEnvironment()
  const text = (value as Bilingual | null) ?? { de: '', en: '' }
  const isHalf = (text.de === '') !== (text.en === '')
  const isRich = field.limits.text === 'rich'
  const rows = ROWS[String(field.limits.text)]
  const half = (locale: Locale) => {
    const isMissing = isHalf && text[locale] === ''
    return (
      <Frame
        shape="part"
        label={locale.toUpperCase()}
        name={`${field.label} ${locale.toUpperCase()}`}
        help={isMissing ? t.missingTranslation : undefined}
        errors={messagesAt(messages, `${path}.${locale}`)}
      >
        {(input) => {
          if (isRich) {
            return (
              <RichTextInput
                input={input}
                label={`${field.label} ${locale.toUpperCase()}`}
                lang={locale}
                isMissing={isMissing}
                value={text[locale]}
                onChange={(html) => onChange({ ...text, [locale]: html })}
              />
            )
          }
          const shared = {
            ...input,
            lang: locale,
            value: text[locale],
            'data-missing': isMissing || undefined,
            onChange: (event: { target: { value: string } }) =>
              onChange({ ...text, [locale]: event.target.value }),
          }
          return rows ? (
            <textarea {...shared} className={styles.lines} rows={rows} />
          ) : (
            <>
              <input {...shared} className={styles.input} />
              {field.limits.text === 'path' && (
                <Becomes typed={text[locale]} kept={typedPath(text[locale])} />
              )}
              {field.limits.text === 'link' && (
                <LinkAdvice
                  text={text[locale]}
                  locale={tools}
                  pageLocale={locale}
                  onTake={(link) => onChange({ ...text, [locale]: link })}
                />
              )}
            </>
          )
        }}
      </Frame>
    )
  }
  return (
    <Frame
      shape="group"
      label={field.label}
      about={field.help}
      required={field.required}
      requiredWord={field.in_one_language ? t.requiredInOne : t.requiredInBoth}
      errors={messagesAt(messages, path)}
    >
      {() => (
        <div className={styles.sideBySide}>
          {half('de')}
          {half('en')}
        </div>
      )}
    </Frame>
  )
}
