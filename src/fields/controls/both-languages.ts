/** A text in both languages on one line; null where the value is none. */
export function inBothLanguages(value: object): string | null {
  const { de, en } = value as { de?: unknown; en?: unknown }
  if (typeof de !== 'string' || typeof en !== 'string') return null
  return [de, en].filter(Boolean).join(' / ') || '–'
}
