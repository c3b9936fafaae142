import { strangersIn } from './known-words.ts'
import { SetupError } from './setup-error.ts'
import { words } from './words.ts'

/** Refuses words of the house for texts that do not exist: nobody would ever read them. */
export function requireKnownWords(own = words): void {
  const [sentence] = strangersIn(own)
  if (sentence) throw new SetupError(sentence)
}
