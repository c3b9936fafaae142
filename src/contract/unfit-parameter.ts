const CODE = 'unfit_parameter'

/** A parameter that its path cannot hold (1 §8 Route parameter). */
export class UnfitParameter extends TypeError {
  readonly code = CODE

  constructor(name: string, pattern: string, value: string) {
    super(`Parameter "${name}" of ${pattern} does not fit: ${JSON.stringify(value)}`)
  }
}

/** Told by its code, because the server and the bundled views each hold their own copy of the class. */
export function isUnfitParameter(error: unknown): boolean {
  return error instanceof TypeError && 'code' in error && error.code === CODE
}
