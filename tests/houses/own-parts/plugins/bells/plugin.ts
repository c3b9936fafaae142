import { definePlugin } from 'openfoyer'

/** Has words and a footer that the house has as well, and facts that it leaves out. */
export function bells() {
  return definePlugin({
    name: 'bells',
    folder: import.meta.dirname,
    facts: () => ({ country: 'AT', currency: 'CHF' }),
  })
}
