/** A mistake in the settings or in the house that somebody must mend; shown as one sentence, without a stack. */
export class SetupError extends Error {
  override readonly name = 'SetupError'
}
