import { Failure, type FieldMessages, isFailure } from '../contract/errors.ts'
import type { Bilingual } from '../contract/locale.ts'
import type { Saving } from './subject.ts'

/** Runs several rules and refuses once with all their messages, so that an editor sees all mistakes at the same time. */
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

/** Refuses a field with a message. */
export function refuse({ locale }: Pick<Saving, 'locale'>, field: string, text: Bilingual): never {
  throw new Failure('invalid', { fields: { [field]: [text[locale]] } })
}
