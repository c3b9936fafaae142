import { SetupError } from './setup-error.ts'

/** Puts the name of the plugin before what is said of a mistake in it, at once or later. */
export function namingPlugin<T>(plugin: string | undefined, read: () => T): T {
  const name = (error: unknown): never => {
    if (!plugin || !(error instanceof SetupError)) throw error
    throw new SetupError(`Plugin "${plugin}": ${error.message}`)
  }
  try {
    const found = read()
    return found instanceof Promise ? (found.catch(name) as T) : found
  } catch (error) {
    return name(error)
  }
}
