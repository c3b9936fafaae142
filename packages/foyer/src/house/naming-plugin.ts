import { SetupError } from './setup-error.ts'

/** Puts the name of the plugin before what is said of a mistake in it. */
export function namingPlugin<T>(plugin: string | undefined, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (!plugin || !(error instanceof SetupError)) throw error
    throw new SetupError(`Plugin "${plugin}": ${error.message}`)
  }
}
