import { readFileSync } from 'node:fs'
import type { Variables } from '../../house/choice.ts'
import { SetupError } from '../../house/setup-error.ts'

const ENDING = '_FILE'

/** The name of the variable that says in which file a secret is. */
const fileVariable = (name: string) => `${name}${ENDING}`

/** Takes secrets out of the files that `…_FILE` names, as container engines and systemd hand them over. */
export function withSecretsOfFiles(
  given: Record<string, string | undefined>,
  variables: Variables,
): Record<string, string | undefined> {
  const values = { ...given }
  for (const [name, { isSecret }] of Object.entries(variables)) {
    const file = given[fileVariable(name)]
    if (!isSecret || !file) continue
    if (given[name] !== undefined) {
      throw new SetupError(`${name} and ${fileVariable(name)} are both set: leave one of them out.`)
    }
    values[name] = readSecret(fileVariable(name), file)
  }
  return values
}

function readSecret(name: string, file: string): string {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new SetupError(`${name} names a file that cannot be read: ${(error as Error).message}.`)
  }
  // An editor ends the last line.
  const secret = text.replace(/\r?\n$/, '')
  if (!secret.trim()) throw new SetupError(`${name} names a file that is empty: ${file}.`)
  return secret
}
