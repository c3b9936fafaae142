/** What a shop says of an event that changes rarely enough to stand on a stored page. */
export interface Availability {
  state: 'available' | 'few_left' | 'sold_out'
  /** Seat groups and blocks of timeslots of which nothing is left. */
  closedGroups: readonly number[]
  closedBlocks: readonly number[]
}

/** What the shop said last of the events it sells; a process that has not asked yet knows nothing. */
export interface Availabilities {
  of(shopKey: string | null): Availability | null
}
