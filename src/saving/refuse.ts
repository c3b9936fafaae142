import { Failure, type FieldMessages, isFailure } from '../contract/errors.ts'
import type { Bilingual } from '../contract/locale.ts'
import type { Saving } from './subject.ts'

/** Asks several rules, and refuses once with what all of them say, so that nobody mends one fault after the other. */
export async function allOf(...rules: (() => unknown)[]): Promise<void> {
  const fields: FieldMessages = {}
  for (const rule of rules) {
    try {
      await rule()
    } catch (error) {
      if (!isFailure(error) || error.code !== 'invalid' || !error.fields) throw error
      for (const [name, messages] of Object.entries(error.fields)) {
        fields[name] = [...(fields[name] ?? []), ...messages]
      }
    }
  }
  if (Object.keys(fields).length > 0) throw new Failure('invalid', { fields })
}

/** Says at a field why it cannot be saved so. */
export function refuse({ locale }: Pick<Saving, 'locale'>, field: string, text: Bilingual): never {
  throw new Failure('invalid', { fields: { [field]: [text[locale]] } })
}
