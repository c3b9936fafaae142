import { defineStrings } from '../../../../contract/define-strings.ts'

/** In a file of their own, because the page of an event does without them. */
export const strings = defineStrings('programme/screens/detail/follow-dates', {
  subscribeDates: { de: 'Termine abonnieren', en: 'Subscribe to the dates' },
  asCalendarFile: { de: 'Als Kalenderdatei', en: 'As a calendar file' },
})
