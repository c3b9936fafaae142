/** The part of a shop's answer about an event that changes rarely enough to be shown on a stored page. */
export interface Availability {
  state: 'available' | 'few_left' | 'sold_out'
  /** Seat groups and blocks of timeslots that are sold out. */
  closedGroups: readonly number[]
  closedBlocks: readonly number[]
}

/** The shop's last answer for each event it sells. Empty in a process that has not asked the shop yet. */
export interface Availabilities {
  of(shopKey: string | null): Availability | null
}
