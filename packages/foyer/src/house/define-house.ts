/** The facts of a house, as its `house.ts` says them. */
export interface HouseFacts {
  /** The name of the venue. */
  name: string
}

/** Gives the facts of a house their types: `export default defineHouse({ name: 'Haus Meridian' })`. */
export function defineHouse(facts: HouseFacts): HouseFacts {
  return facts
}
