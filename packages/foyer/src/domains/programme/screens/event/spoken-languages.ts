const CODES =
  'de en fr it es pt nl da sv no fi pl cs sk hu ro bg el tr ru uk ar he fa ku zh ja ko vi hi ur la'

let names: (readonly [string, string])[] | undefined

/**
 * The names of the languages in the languages of the site, in small letters: `deutsch` and `german` are `de`. Made at the first call,
 * so that the code for browsers can leave this file out.
 */
function namesOfLanguages() {
  names ??= ['de', 'en'].flatMap((locale) => {
    const known = new Intl.DisplayNames([locale], { type: 'language' })
    return CODES.split(' ').map((code) => [known.of(code)?.toLowerCase() ?? code, code] as const)
  })
  return names
}

/** A text that says what is spoken, without `mit englischen Übertiteln`. */
function withoutTitles(text: string): string {
  const parts = text.split(/[,;]/).map((part) => {
    const words = part.split(' ')
    const begin = words.findIndex((word) => /^(?:mit|with)$/i.test(word))
    const isAboutTitles = begin >= 0 && words.slice(begin).some((word) => /titel|title/i.test(word))
    return isAboutTitles ? words.slice(0, begin).join(' ') : part
  })
  return parts.join(',')
}

/**
 * The codes of the languages that a text of the editors names: `Deutsch, mit englischen Übertiteln` is `de`. A text that names
 * none, such as `Ohne Sprache`, has none.
 */
export function languagesIn(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  // "englischen", "Englische": an ending may follow.
  const found = words.flatMap((word) =>
    namesOfLanguages().flatMap(([name, code]) => (word.startsWith(name) ? [code] : [])),
  )
  return [...new Set(found)]
}

export function spokenIn(language: string): string[] {
  return languagesIn(withoutTitles(language))
}

/** `ab 12 Jahren` as schema.org writes it: `12-`. */
export function ageRange(advice: string): string {
  const [, from, to] = /(\d{1,2})\s*(?:-|–|bis|to)\s*(\d{1,2})/u.exec(advice) ?? []
  if (from && to) return `${from}-${to}`
  const [, until] = /(?:bis|up to|under|unter)\D{0,8}(\d{1,2})/iu.exec(advice) ?? []
  if (until) return `0-${until}`
  const [years] = /\d{1,2}/.exec(advice) ?? []
  return years ? `${years}-` : ''
}
