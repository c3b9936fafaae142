/** A bilingual text on one line; null where the value is not bilingual. */
export function inBothLanguages(value: object): string | null {
  const { de, en } = value as { de?: unknown; en?: unknown }
  if (typeof de !== 'string' || typeof en !== 'string') return null
  return [de, en].filter(Boolean).join(' / ') || '–'
}
