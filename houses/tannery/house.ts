import { defineHouse } from 'openfoyer'
import { noShop } from 'openfoyer/shops'

export default defineHouse({
  name: 'The Tannery',
  languages: ['en'],
  timeZone: 'Europe/London',
  currency: 'GBP',
  country: 'GB',
  shop: noShop(),
  scripts: 'on-use',
  areas: { magazine: false, ensemble: false, forms: false, subscriptions: false, accounts: false },
})
