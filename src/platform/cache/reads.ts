/** What a value was made of: the tags it read, and the moment at which it would change by itself. */
export interface Origin {
  readonly tags: ReadonlySet<string>
  readonly expires: Date | null
  /** What has to happen each time it is given, such as counting a search. */
  readonly repeats?: readonly Effect[]
}

/** Receives the address of the caller that is given the answer. */
type Effect = (address: string) => void

/** Notes what an answer is made of. */
export interface Reads extends Origin {
  note(...tags: string[]): void
  /** The answer is right until then; the earliest such moment counts. */
  until(moment: Date): void
  /** Does something now, and again each time the answer is given from the store. The function stays in memory that long. */
  eachTime(effect: Effect, address: string): void
  /** The answer is about one person: it must not be stored. */
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

/** Does what has to happen each time a value is given. */
export function repeat({ repeats = [] }: Origin, address: string): void {
  for (const effect of repeats) effect(address)
}
