/** What a value was made of: the tags it read, and the moment at which it becomes wrong without a change. */
export interface Origin {
  readonly tags: ReadonlySet<string>
  readonly expires: Date | null
  /** Runs each time the value is given, such as counting a search. */
  readonly repeats?: readonly Effect[]
}

/** Receives the address of the caller that gets the answer. */
type Effect = (address: string) => void

/** Notes what an answer is made of. */
export interface Reads extends Origin {
  note(...tags: string[]): void
  /** The answer is right until then. Of several moments the earliest counts. */
  until(moment: Date): void
  /** Runs a function now, and again each time the answer is given from the store. The function stays in memory for as long. */
  eachTime(effect: Effect, address: string): void
  /** The answer is about one person, so it must not be stored. */
  forbidStoring(): void
  /** The answer contains a value that was made of this. */
  include(part: Origin): void
  readonly mayStore: boolean
}

export function recordReads(): Reads {
  const tags = new Set<string>()
  const repeats: Effect[] = []
  let expires: Date | null = null
  let mayStore = true
  const until = (moment: Date) => {
    if (!expires || moment < expires) expires = moment
  }
  return {
    note: (...more) => {
      for (const tag of more) tags.add(tag)
    },
    until,
    eachTime: (effect, address) => {
      effect(address)
      repeats.push(effect)
    },
    include: (part) => {
      for (const tag of part.tags) tags.add(tag)
      if (part.expires) until(part.expires)
      repeats.push(...(part.repeats ?? []))
    },
    forbidStoring: () => {
      mayStore = false
    },
    tags,
    repeats,
    get mayStore() {
      return mayStore
    },
    get expires() {
      return expires
    },
  }
}

/** Runs what has to run each time a value is given. */
export function repeat({ repeats = [] }: Origin, address: string): void {
  for (const effect of repeats) effect(address)
}
