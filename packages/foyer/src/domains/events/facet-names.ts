import { defineStrings, translate } from '../../contract/define-strings.ts'
import { foreignTo } from '../../contract/finding.ts'
import { LANGUAGE_NAMES, type SpokenLanguage } from '../../contract/languages.ts'
import type { Bilingual, Locale } from '../../contract/locale.ts'
import { formatPrice, USUAL_PRICES } from '../../contract/prices.ts'

const strings = defineStrings('events/facet-names', {
  without: {
    de: (language: string) => `Verständlich ohne ${language}`,
    en: (language: string) => `Understandable without ${language}`,
  },
  'step-free': { de: 'Stufenlos', en: 'Step-free' },
  wheelchair: { de: 'Mit Rollstuhl', en: 'With a wheelchair' },
  'induction-loop': { de: 'Induktionsanlage', en: 'Induction loop' },
  'sign-language': { de: 'Gebärdensprache', en: 'Sign language' },
  'audio-description': { de: 'Audiodeskription', en: 'Audio description' },
  'touch-tour': { de: 'Tastführung', en: 'Touch tour' },
  relaxed: { de: 'Entspannte Vorstellung', en: 'Relaxed performance' },
  'plain-language': { de: 'Einführung in Leichter Sprache', en: 'Introduction in plain language' },
  surtitles: { de: 'Übertitel', en: 'Surtitles' },
  'live-screen': { de: 'Live auf Leinwand', en: 'Live on screen' },
  'accessible-toilet': { de: 'Barrierefreies WC', en: 'Accessible toilet' },
  'assistance-dogs': { de: 'Assistenzhund willkommen', en: 'Assistance dogs welcome' },
  lift: { de: 'Aufzug', en: 'Lift' },
  'quiet-room': { de: 'Ruheraum', en: 'Quiet room' },
  families: { de: 'Familien', en: 'Families' },
  schools: { de: 'Schulklassen', en: 'School classes' },
  age: { de: (age: string) => `Mit ${age} Jahren`, en: (age: string) => `For a ${age}-year-old` },
  free: { de: 'Eintritt frei', en: 'Free admission' },
  upTo: { de: (price: string) => `Bis ${price}`, en: (price: string) => `Up to ${price}` },
  'what-you-can': { de: 'Zahlen, was man kann', en: 'Pay what you can' },
  premiere: { de: 'Premieren', en: 'Opening nights' },
  left: { de: 'Es gibt noch Karten', en: 'Tickets left' },
})

/** What an option of a filter is called whose value is a word or an amount; empty for others, which have a name of their own. */
export function nameOfOption(kind: string, value: string, locale: Locale): string {
  const t = translate(strings, locale)
  switch (kind) {
    case 'language': {
      const other = foreignTo(value)
      return other ? t.without(languageName(other, locale)) : languageName(value, locale)
    }
    case 'age':
      return t.age(value)
    case 'price_max':
      return value === '0' ? t.free : t.upTo(formatPrice(`${value}.00`, USUAL_PRICES, locale))
    case 'premiere':
      return t.premiere
    default: {
      const name: unknown = (t as Record<string, unknown>)[value]
      return typeof name === 'string' ? name : ''
    }
  }
}

function languageName(code: string, locale: Locale): string {
  const name: Bilingual = LANGUAGE_NAMES[code as SpokenLanguage]
  return name[locale]
}
