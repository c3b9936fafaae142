const CODE = 'unfit_parameter'

/** A parameter that its path cannot hold (1 §8 Route parameter). */
export function unfitParameter(name: string, pattern: string, value: string): TypeError {
  const error = new TypeError(`Parameter "${name}" of ${pattern} does not fit: ${JSON.stringify(value)}`)
  return Object.assign(error, { code: CODE })
}

/** Told by its code: server and bundled views each hold their own copy of this file, and of any class in it. */
export function isUnfitParameter(error: unknown): boolean {
  return error instanceof TypeError && 'code' in error && error.code === CODE
}
