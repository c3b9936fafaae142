import { defineStrings } from '../../../../contract/define-strings.ts'

export const strings = defineStrings('programme/screens/person', {
  biography: { de: 'Zur Person', en: 'Biography' },
  seenIn: { de: 'Zu erleben in', en: 'Appearing in' },
  nextDates: { de: 'Nächste Termine', en: 'Upcoming dates' },
})
