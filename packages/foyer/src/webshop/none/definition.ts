import { defineShop } from '../define-shop.ts'

/** No tickets are sold on the site: no ticket buttons, and no address of a shop. */
export function noShop() {
  return defineShop({
    kind: 'none',
    can: [],
    routes: [],
    takesMoney: false,
    creation: {
      factory: 'noShop',
      says: 'none',
      read: (answer) => (answer.toLowerCase() === 'none' ? {} : null),
    },
    async connect() {
      const { noShop } = await import('./client.ts')
      return noShop()
    },
  })
}
