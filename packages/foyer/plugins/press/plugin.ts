import { definePlugin } from 'openfoyer'
import { variables } from './variables.ts'

/** Press texts with an embargo: a screen for journalists, a letter to the press office when an embargo ends, and a panel for editors. */
export function press() {
  return definePlugin({ name: 'press', folder: import.meta.dirname, variables })
}
