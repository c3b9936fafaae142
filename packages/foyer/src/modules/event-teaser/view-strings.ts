import { defineStrings } from '../../contract/define-strings.ts'

export const viewStrings = defineStrings('modules/event-teaser/view', {
  until: { de: (day: string) => `Bis ${day}`, en: (day: string) => `Until ${day}` },
  cancelled: { de: 'Abgesagt', en: 'Cancelled' },
  moved: { de: 'Verlegt', en: 'Moved' },
  sold_out: { de: 'Ausverkauft', en: 'Sold out' },
})
