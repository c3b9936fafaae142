import { both } from '../words.ts'
import { conductors } from './conductors.ts'
import { players } from './ensembles.ts'
import { house } from './house.ts'
import type { Person } from './person.ts'
import { soloists } from './soloists.ts'

const all = { ...conductors, ...soloists, ...players, ...house }
export type PersonKey = keyof typeof all
export const people: Record<PersonKey, Person> = all

/** The parts of the team page, each with its people in order. */
export const groups = [
  { name: both('Dirigentinnen und Dirigenten', 'Conductors'), members: Object.keys(conductors) },
  { name: both('Zu Gast in dieser Saison', 'Guests of this season'), members: Object.keys(soloists) },
  { name: both('Orchester und Quartett', 'Orchestra and quartet'), members: Object.keys(players) },
  { name: both('Das Haus', 'The house'), members: Object.keys(house) },
] as { name: { de: string; en: string }; members: PersonKey[] }[]
