const FOLDED: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  œ: 'oe',
  ł: 'l',
}

/** The readable part of an address, made of a title. It never decides what is shown (3-readings, Routes). */
export function slugOf(title: string): string {
  const folded = title
    .toLowerCase()
    .replace(/[äöüßæøœł]/g, (letter) => FOLDED[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u00ad]/g, '')
    // Each run of other characters becomes a single dash.
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return folded.slice(0, 80).replace(/-$/, '') || 'x'
}
