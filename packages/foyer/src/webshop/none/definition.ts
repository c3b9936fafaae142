import { defineChoice } from '../../house/choice.ts'

/** No tickets are sold on the site: no ticket buttons, and no address of a shop. */
export function noShop() {
  return defineChoice({ kind: 'none', variables: {}, settings: () => ({}) })
}
