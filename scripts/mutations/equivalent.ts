export interface EquivalentMutant {
  file: string
  /** The line, trimmed. */
  code: string
  /** `original → replacement`, as the run prints it. */
  change: string
  /** Why nobody could notice it. */
  why: string
}

/** Changes that change nothing, each with its reason: they count neither as killed nor as survived. */
export const EQUIVALENT: EquivalentMutant[] = []
