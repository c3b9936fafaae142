import { SetupError } from '../../house/setup-error.ts'

/** A mistake in a file of the house as one sentence. */
export function sentenceOf(error: unknown, name: string): string {
  if (error instanceof SetupError) return error.message
  return `${name} cannot be read: ${(error as Error).message.split('\n', 1)[0]}.`
}
