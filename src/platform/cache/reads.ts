/** What something was made of: the tags it read, and the moment at which it would change by itself. */
export interface Origin {
  readonly tags: ReadonlySet<string>
  readonly expires: Date | null
  /** What has to happen whenever it is given again, such as counting a search. */
  readonly repeats?: readonly Effect[]
}

/** Told the address of the one who is given the answer. */
type Effect = (address: string) => void

/** Notes what an answer is made of. */
export interface Reads extends Origin {
  note(...tags: string[]): void
  /** The answer is right until then; the earliest such moment counts. */
  until(moment: Date): void
  /** Does something now, and again whenever the answer is given from memory. What it refers to is kept that long. */
  eachTime(effect: Effect, address: string): void
  /** The answer is about one person: nobody may be given it again. */
  forbidKeeping(): void
  /** Something was used that had been made before. */
  include(part: Origin): void
  readonly mayKeep: boolean
}

export function recordReads(): Reads {
  const tags = new Set<string>()
  const repeats: Effect[] = []
  let expires: Date | null = null
  let mayKeep = true
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
    forbidKeeping: () => {
      mayKeep = false
    },
    tags,
    repeats,
    get mayKeep() {
      return mayKeep
    },
    get expires() {
      return expires
    },
  }
}

/** Does again what has to happen each time something is given. */
export function repeat({ repeats = [] }: Origin, address: string): void {
  for (const effect of repeats) effect(address)
}
