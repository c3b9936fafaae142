import { createContext, useContext } from 'react'
import { type Strings, translate } from '../contract/define-strings.ts'
import type { Locale } from '../contract/locale.ts'
import type { ResourceDescription } from '../fields/description.ts'
import type { OfficeCalls } from './calls.ts'

/** What every part of the back-office needs. */
export interface Office {
  locale: Locale
  calls: OfficeCalls
  /** All resources the editor may edit, in the order of the menu. */
  resources: ResourceDescription[]
}

export const OfficeContext = createContext<Office | null>(null)

export function useOffice(): Office {
  const office = useContext(OfficeContext)
  if (!office) throw new Error('A part of the back-office stands outside of it')
  return office
}

/** Texts in the language of the tools, which the editor chooses, because addresses here have none. */
export function useTexts<S extends Strings>(strings: S) {
  return translate(strings, useOffice().locale)
}

export function resourceNamed(
  resources: ResourceDescription[],
  name: string,
): ResourceDescription | undefined {
  return resources.find((resource) => resourceName(resource) === name)
}

export function resourceName({ area, model }: ResourceDescription): string {
  return `${area}/${model}`
}
