/** What people type for an amount, as it is kept: "18", "18,5" and "18,50 €" are 18.50 and the like. Anything else stays as it is. */
export function asMoney(text: string): string {
  const found = /^(\d{1,8})(?:[.,](\d{1,2}))?$/.exec(text.replace(/€|EUR/, '').trim())
  return found ? `${found[1]}.${(found[2] ?? '').padEnd(2, '0')}` : text
}
