import { facts } from '#house/facts'
import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings('settings', {
  switchesForDashboard: {
    de: 'Dafür brauchen Sie den Zugang zum Dashboard.',
    en: 'This needs access to the dashboard.',
  },
  noErrorStatus: { de: 'Ein Fehler zwischen 400 und 599.', en: 'An error between 400 and 599.' },
  noPriceFormat: {
    de: `Schreiben Sie einen Preis von null, etwa „${facts.formats.de.price}“.`,
    en: `Write a price of zero, such as “${facts.formats.en.price}”.`,
  },
  endsBefore: { de: 'Das Ende liegt vor dem Beginn.', en: 'The end is before the beginning.' },
})
