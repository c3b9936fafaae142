/** What an answer was made of: the tags it read, and the moment at which it would change by itself. */
export interface Reads {
  note(...tags: string[]): void
  /** The answer is right until then; the earliest such moment counts. */
  until(moment: Date): void
  /** The answer is about one person: nobody may be given it again. */
  forbidKeeping(): void
  readonly tags: ReadonlySet<string>
  readonly expires: Date | null
  readonly mayKeep: boolean
}

export function recordReads(): Reads {
  const tags = new Set<string>()
  let expires: Date | null = null
  let mayKeep = true
  return {
    note: (...more) => {
      for (const tag of more) tags.add(tag)
    },
    until: (moment) => {
      if (!expires || moment < expires) expires = moment
    },
    forbidKeeping: () => {
      mayKeep = false
    },
    tags,
    get mayKeep() {
      return mayKeep
    },
    get expires() {
      return expires
    },
  }
}
