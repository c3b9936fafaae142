import { type ComponentType, useState } from 'react'
import { LOCALE_NAMES, LOCALES, type Locale, siteLocale } from '../../../contract/locale.ts'
import type { Values } from '../../calls.ts'
import parts from '../../parts.module.css'
import { strings } from '../../strings.ts'
import { useOffice, useTexts } from '../../use-office.ts'
import { BrandPreview } from './brand-preview.tsx'
import { DesignPreview } from './design-preview.tsx'
import { FormPreview } from './form-preview.tsx'
import type { PreviewProps } from './preview-props.ts'
import styles from './previews.module.css'
import { SharePreview } from './share-preview.tsx'

/** Resources whose result cannot be seen from their fields alone. */
const PREVIEWS: Record<string, ComponentType<PreviewProps>> = {
  'forms/form': FormPreview,
  'pages/page': SharePreview,
  'settings/brand': BrandPreview,
  'settings/design': DesignPreview,
}

/** Previews that need much room are beside the form if there is room, the others below it. */
export const isBeside = (resource: string) => resource === 'settings/design' || resource === 'settings/brand'

/** How the item will look, updated while typing, in the language chosen. */
export function Preview({ resource, values }: { resource: string; values: Values }) {
  const t = useTexts(strings)
  const office = useOffice()
  const [locale, setLocale] = useState<Locale>(siteLocale(office.locale))
  const Shown = PREVIEWS[resource]
  if (!Shown) return null
  return (
    <section className={`${parts.panel} ${styles.panel}`} aria-labelledby="preview">
      <div className={parts.head}>
        <h2 id="preview" className={parts.subtitle}>
          {t.preview}
        </h2>
        {LOCALES.length > 1 &&
          LOCALES.map((one) => (
            <button
              key={one}
              type="button"
              className={parts.button}
              aria-pressed={one === locale}
              onClick={() => setLocale(one)}
            >
              {LOCALE_NAMES[one].readName}
            </button>
          ))}
      </div>
      <div lang={locale} className={styles.shown}>
        <Shown values={values} locale={locale} />
      </div>
    </section>
  )
}
