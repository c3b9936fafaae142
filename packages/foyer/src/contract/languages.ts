import type { Bilingual } from './locale.ts'

/** The languages that editors choose from, for what is spoken or sung and for surtitles. `none`: no language is needed. */
export const LANGUAGE_NAMES = {
  none: { de: 'Ohne Sprache', en: 'No language needed' },
  de: { de: 'Deutsch', en: 'German' },
  en: { de: 'Englisch', en: 'English' },
  fr: { de: 'Französisch', en: 'French' },
  it: { de: 'Italienisch', en: 'Italian' },
  es: { de: 'Spanisch', en: 'Spanish' },
  pt: { de: 'Portugiesisch', en: 'Portuguese' },
  nl: { de: 'Niederländisch', en: 'Dutch' },
  da: { de: 'Dänisch', en: 'Danish' },
  pl: { de: 'Polnisch', en: 'Polish' },
  cs: { de: 'Tschechisch', en: 'Czech' },
  uk: { de: 'Ukrainisch', en: 'Ukrainian' },
  ru: { de: 'Russisch', en: 'Russian' },
  tr: { de: 'Türkisch', en: 'Turkish' },
  ar: { de: 'Arabisch', en: 'Arabic' },
  fa: { de: 'Persisch', en: 'Persian' },
  ja: { de: 'Japanisch', en: 'Japanese' },
} satisfies Record<string, Bilingual>

export type SpokenLanguage = keyof typeof LANGUAGE_NAMES
export const SPOKEN_LANGUAGES = Object.keys(LANGUAGE_NAMES) as [SpokenLanguage, ...SpokenLanguage[]]
/** A surtitle always has a language. */
export const SURTITLE_LANGUAGES = SPOKEN_LANGUAGES.filter((code) => code !== 'none')

/** Labels of the options of a field, as resources declare them: `spoken=de`. */
export function languageLabels(field: string): Record<string, Bilingual> {
  return Object.fromEntries(SPOKEN_LANGUAGES.map((code) => [`${field}=${code}`, LANGUAGE_NAMES[code]]))
}
