import { definePlugin } from 'openfoyer'

/** Makes a house that cannot be. */
export const echo = () =>
  definePlugin({ name: 'echo', folder: import.meta.dirname, facts: () => ({ country: 'Echoland' }) })
