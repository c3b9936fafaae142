type Text = string | ((...values: never[]) => string)

/** Switzerland and Liechtenstein write ss where Germany and Austria write ß. */
export function swissSpelling(text: string): string {
  return text.replaceAll('ß', 'ss')
}

/** German texts of the package in Swiss spelling, also those that functions make. */
export function spellSwiss<S extends Record<string, { de: Text }>>(strings: S): S {
  const spelt = Object.entries(strings).map(([key, text]) => [key, { ...text, de: inSwiss(text.de) }])
  return Object.fromEntries(spelt)
}

function inSwiss(text: Text): Text {
  if (typeof text === 'string') return swissSpelling(text)
  return (...values) => swissSpelling(text(...values))
}
