import { LOCALES, type Locale } from '../../contract/locale.ts'
import { LAWS } from './laws.ts'
import { legalTemplate, TEMPLATES } from './legal-template.ts'

const BRACKETS = /\[[^\][<>]+\]/g

/**
 * What somebody has to fill in: the brackets of the templates, such as `[Name of the responsible person]`. Other brackets are none,
 * so `info [at] example.org` may be public.
 */
const GAPS = new Set(
  Object.keys(LAWS).flatMap((country) =>
    TEMPLATES.flatMap((template) => Object.values(legalTemplate(template, country)).flatMap(bracketsIn)),
  ),
)

function bracketsIn(text: string): string[] {
  return text.replaceAll(/&nbsp;|\u00a0/g, ' ').match(BRACKETS) ?? []
}

/** The gaps of a text, each once. */
export function gapsIn(text: string): string[] {
  return [...new Set(bracketsIn(text))].filter((gap) => GAPS.has(gap))
}

/** Whether visitors may read a text: until its gaps are filled it counts as not written. */
export function isFilled(text: string): boolean {
  return text !== '' && gapsIn(text).length === 0
}

/** Whether visitors may read it in every language of the site. */
export function isFilledInAll(texts: Partial<Record<Locale, string>>): boolean {
  return LOCALES.every((locale) => isFilled(texts[locale] ?? ''))
}
