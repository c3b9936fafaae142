import type { Choice } from '../../house/choice.ts'
import { passwords } from './passwords/definition.ts'

/** The ways to log in that a house can choose, by their kinds. Each has a folder beside this file. */
export const LOGINS = { passwords }

export type LoginSettings = {
  [Kind in keyof typeof LOGINS]: ReturnType<ReturnType<(typeof LOGINS)[Kind]>['settings']>
}[keyof typeof LOGINS]

/** A login in `house.ts`, from a function of `openfoyer/login`. */
export type LoginChoice = Choice<LoginSettings>
