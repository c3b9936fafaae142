import { Failure } from '../contract/errors.ts'
import type { Bilingual } from '../contract/locale.ts'
import type { Saving } from './subject.ts'

/** Says at a field why it cannot be saved so. */
export function refuse({ locale }: Pick<Saving, 'locale'>, field: string, text: Bilingual): never {
  throw new Failure('invalid', { fields: { [field]: [text[locale]] } })
}
