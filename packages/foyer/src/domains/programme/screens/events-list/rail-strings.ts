import { defineStrings } from '../../../../contract/define-strings.ts'

/** Loaded with the links of the row of days. */
export const strings = defineStrings('programme/screens/events-list/rail-strings', {
  tomorrow: { de: 'Morgen', en: 'Tomorrow' },
  weekend: { de: 'Wochenende', en: 'Weekend' },
  nothingOn: { de: 'keine Veranstaltung', en: 'no events' },
})
