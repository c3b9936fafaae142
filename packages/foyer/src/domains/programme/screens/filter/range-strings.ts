import { defineStrings } from '../../../../contract/define-strings.ts'

/** Loaded with the calendar. */
export const strings = defineStrings('programme/screens/filter/range-strings', {
  fromTo: { de: 'Von – bis', en: 'From – to' },
  from: { de: 'Von', en: 'From' },
  until: { de: 'Bis', en: 'Until' },
  apply: { de: 'Anwenden', en: 'Apply' },
})
