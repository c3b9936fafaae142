import { defineHouse } from 'openfoyer'
import { countdown } from 'openfoyer/plugins/countdown'
import { press } from 'openfoyer/plugins/press'
import { bells } from './plugins/bells/plugin.ts'

export default defineHouse({
  name: 'Kiln',
  languages: ['de', 'en'],
  timeZone: 'Europe/Vienna',
  currency: 'EUR',
  embeds: ['vimeo'],
  plugins: [countdown(), press(), bells()],
  areas: { magazine: false, ensemble: false, forms: false, subscriptions: false, accounts: false },
  paths: { events: { de: '/spielplan', en: '/whats-on' } },
})
