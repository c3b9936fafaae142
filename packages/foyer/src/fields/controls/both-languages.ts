import { LOCALES } from '../../contract/locale.ts'
/** A bilingual text on one line, in each language of the site; null where the value is not bilingual. */
export function inBothLanguages(value: object): string | null {
  const { de, en } = value as { de?: unknown; en?: unknown }
  if (typeof de !== 'string' || typeof en !== 'string') return null
  const texts = { de, en }
  return (
    LOCALES.map((locale) => texts[locale])
      .filter(Boolean)
      .join(' / ') || '–'
  )
}
