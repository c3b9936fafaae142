import {
  type Bilingual,
  DEFAULT_LOCALE,
  LOCALE_NAMES,
  LOCALES,
  type Locale,
  storedText,
} from '../../contract/locale.ts'
import { typedPath } from '../../contract/typed-address.ts'
import { Becomes } from './becomes.tsx'
import type { ControlProps } from './control.ts'
import styles from './controls.module.css'
import { messagesAt, useControlStrings, useEnvironment } from './environment.ts'
import { Frame } from './frame.tsx'
import { LinkAdvice } from './link-advice.tsx'
import { RichTextInput } from './rich-text-input.tsx'

const ROWS: Record<string, number> = { lines: 3 }

/**
 * The languages of the site side by side, or one below the other where there is no room. A missing language is marked. For a site
 * with one language it is a field like others.
 */
export function BilingualControl({ field, value, onChange, path, messages }: ControlProps) {
  const t = useControlStrings()
  const { locale: tools } = useEnvironment()
  const text = (value as Bilingual | null) ?? storedText()
  const isHalf =
    LOCALES.some((locale) => text[locale] === '') && LOCALES.some((locale) => text[locale] !== '')
  const isRich = field.limits.text === 'rich'
  const rows = ROWS[String(field.limits.text)]
  const half = (locale: Locale) => {
    const isMissing = isHalf && text[locale] === ''
    const own = messagesAt(messages, `${path}.${locale}`)
    const { name } = LOCALE_NAMES[locale]
    const label = LOCALES.length > 1 ? `${field.label} ${name}` : field.label
    const frame =
      LOCALES.length > 1
        ? {
            ...{ shape: 'part' as const, label: name, name: label, errors: own },
            help: isMissing ? t.missingTranslation : undefined,
          }
        : {
            ...{ label, about: field.help, required: field.required },
            errors: [...messagesAt(messages, path), ...own],
          }
    return (
      <Frame key={locale} {...frame}>
        {(input) => {
          if (isRich) {
            return (
              <RichTextInput
                input={input}
                label={label}
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
  if (LOCALES.length === 1) return half(DEFAULT_LOCALE)
  return (
    <Frame
      shape="group"
      label={field.label}
      about={field.help}
      required={field.required}
      requiredWord={field.in_one_language ? t.requiredInOne : t.requiredInBoth}
      errors={messagesAt(messages, path)}
    >
      {() => <div className={styles.sideBySide}>{LOCALES.map(half)}</div>}
    </Frame>
  )
}
