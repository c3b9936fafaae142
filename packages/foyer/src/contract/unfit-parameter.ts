const CODE = 'unfit_parameter'

/** A parameter that is not allowed in its path (1 §8 Route parameter). */
export function unfitParameter(name: string, pattern: string, value: string): TypeError {
  const error = new TypeError(`Parameter "${name}" of ${pattern} does not fit: ${JSON.stringify(value)}`)
  return Object.assign(error, { code: CODE })
}

/** Recognised by its code, because the server and the bundled views have separate copies of this file. */
export function isUnfitParameter(error: unknown): boolean {
  return error instanceof TypeError && 'code' in error && error.code === CODE
}
