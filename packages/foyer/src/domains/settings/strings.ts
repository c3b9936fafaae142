import { defineStrings } from '../../contract/define-strings.ts'

export const strings = defineStrings({
  switchesForDashboard: {
    de: 'Dafür brauchen Sie den Zugang zum Dashboard.',
    en: 'This needs access to the dashboard.',
  },
  noErrorStatus: { de: 'Ein Fehler zwischen 400 und 599.', en: 'An error between 400 and 599.' },
  noPriceFormat: {
    de: 'Schreiben Sie einen Preis von null Euro, etwa „0,00 €“.',
    en: 'Write a price of zero euros, such as “€0.00”.',
  },
  endsBefore: { de: 'Das Ende liegt vor dem Beginn.', en: 'The end is before the beginning.' },
})
